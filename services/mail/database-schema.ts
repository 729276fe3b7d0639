import { pgSchema } from 'drizzle-orm/pg-core';

/** Only the built-in inbox stores anything. */
export const mail = pgSchema('mail');
