/**
 * A neutral blue and a night blue: the theme of pages while no data is available, and the one that a set-up starts
 * with.
 */
export const plainColours = { accent: '#1f5fbf', inverse: '#0e1b2c' } as const;
