import SchemaBuilder from '@pothos/core';
import type { ProductDraft } from '#contracts/products/draft.ts';
import type { Reader } from './request-context.ts';

/** Each concept adds its types in its own `*.graphql.ts`; `schema.ts` gathers them. */
export const builder = new SchemaBuilder<{
  Context: Reader;
  DefaultFieldNullability: false;
  Scalars: { ID: { Input: string; Output: string }; ProductDraft: { Input: unknown; Output: ProductDraft } };
}>({ defaultFieldNullability: false });

builder.queryType();

builder.scalarType('ProductDraft', {
  description: 'A product as editors write it, as JSON: `ProductDraft` in contracts/products/draft.ts.',
  serialize: (value) => value,
});

/** The two kinds of catalogue entry: machines and programs, or what people do for customers. */
export const CatalogueTypeEnum = builder.enumType('CatalogueType', {
  values: ['product', 'service'] as const,
});
