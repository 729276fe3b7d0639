import { pgSchema } from 'drizzle-orm/pg-core';

/** What the first set-up of an installation remembers until there is a company. */
export const setup = pgSchema('setup');
