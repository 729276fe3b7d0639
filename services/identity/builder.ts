import SchemaBuilder from '@pothos/core';
import type { Caller } from './caller.ts';

/** Each concept adds its types in its own `*.graphql.ts`; `schema.ts` gathers them. */
export const builder = new SchemaBuilder<{
  Context: Caller;
  DefaultFieldNullability: false;
  Scalars: { ID: { Input: string; Output: string }; DateTime: { Input: never; Output: Date } };
}>({ defaultFieldNullability: false });

builder.queryType();
builder.mutationType();
builder.scalarType('DateTime', { serialize: (value) => value.toISOString() });
