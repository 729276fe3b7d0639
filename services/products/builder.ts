import SchemaBuilder from '@pothos/core';
import type { Reader } from './request-context.ts';

/** The GraphQL schema is put together by the concepts' own `*.graphql.ts`; `schema.ts` gathers them. */
export const builder = new SchemaBuilder<{
  Context: Reader;
  DefaultFieldNullability: false;
  Scalars: { ID: { Input: string; Output: string } };
}>({ defaultFieldNullability: false });

builder.queryType();

/** What the catalogue lists: machines and programs, or what people do for customers. */
export const CatalogueTypeEnum = builder.enumType('CatalogueType', {
  values: ['product', 'service'] as const,
});
