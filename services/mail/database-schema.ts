import { pgSchema } from 'drizzle-orm/pg-core';

/** Only the built-in inbox keeps anything. */
export const mail = pgSchema('mail');
