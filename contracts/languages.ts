/** LOC-01. The languages that content is kept in and the interface speaks. */
export const languages = ['cs', 'de', 'en', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'] as const;

export type Language = (typeof languages)[number];
