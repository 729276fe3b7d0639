import { builder } from '../builder.ts';

export type Direction = 'up' | 'down';

/** By one place. */
export const DirectionEnum = builder.enumType('CatalogueDirection', { values: ['up', 'down'] as const });
