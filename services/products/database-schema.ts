import { pgSchema } from 'drizzle-orm/pg-core';

/**
 * All tables of the product back end are in one PostgreSQL schema, so that it can move to a server of its
 * own.
 */
export const products = pgSchema('products');

/** Machines and programs are products; what people do for customers are services. They share everything else. */
export const catalogueType = products.enum('catalogue_type', ['product', 'service']);
