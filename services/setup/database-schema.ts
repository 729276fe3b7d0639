import { pgSchema } from 'drizzle-orm/pg-core';

/** The state of the first set-up of an installation until there is a company. */
export const setup = pgSchema('setup');
