import { type TextField, text } from './fields.ts';

/** The texts of a page itself in one language, as long as search engines and lists show them. */
export const pageTexts = {
  title: text({ required: true, maxLength: 160 }),
  navigationTitle: text({ maxLength: 80 }),
  description: text({ maxLength: 320 }),
  lead: text({ maxLength: 400 }),
} as const satisfies Readonly<Record<string, TextField>>;

export type PageTextName = keyof typeof pageTexts;
export const pageTextNames = Object.keys(pageTexts) as PageTextName[];
