/**
 * A blue and a night blue, which nobody takes for the colours of a company: what pages wear where no data is available, and
 * with what a set-up begins.
 */
export const plainColours = { accent: '#1f5fbf', inverse: '#0e1b2c' } as const;
