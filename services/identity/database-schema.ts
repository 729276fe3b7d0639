import { pgSchema } from 'drizzle-orm/pg-core';

/** Everything of the identity back end lives in one PostgreSQL schema, so that it can move to a server of its own. */
export const identity = pgSchema('identity');
