import { pgSchema } from 'drizzle-orm/pg-core';

/** All tables of the content back end are in one PostgreSQL schema, so that it can move to a server of its own. */
export const content = pgSchema('content');

/** A page and a navigation exist in two stages: what editors work on, and what visitors see. */
export const stage = content.enum('stage', ['DRAFT', 'PUBLISHED']);
