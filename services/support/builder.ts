import SchemaBuilder from '@pothos/core';
import { uploadScalar } from '#services/foundation/graphql/upload-scalar.graphql.ts';
import type { Caller } from './caller.ts';

/** Each concept adds its types in its own `*.graphql.ts`; `schema.ts` gathers them. */
export const builder = new SchemaBuilder<{
  Context: Caller;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: never; Output: Date };
    Upload: { Input: Uint8Array; Output: never };
  };
}>({ defaultFieldNullability: false });

builder.queryType();
builder.mutationType();
builder.scalarType('Upload', uploadScalar);
builder.scalarType('DateTime', { serialize: (value) => value.toISOString() });
