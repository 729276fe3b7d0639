import SchemaBuilder from '@pothos/core';
import type { RichText } from '#contracts/content/rich-text.ts';
import type { Reader } from './reader.ts';

/** The GraphQL schema is put together by the concepts' own `*.graphql.ts`; `schema.ts` gathers them. */
export const builder = new SchemaBuilder<{
  Context: Reader;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    RichText: { Input: never; Output: RichText };
    DateTime: { Input: never; Output: Date | string };
    Date: { Input: never; Output: string };
    ThemeTokens: { Input: never; Output: Record<string, string> };
  };
}>({ defaultFieldNullability: false });

builder.queryType();
builder.mutationType();

/** Nothing of these is ever sent to us. */
const onlyOutput = (): never => {
  throw new TypeError('This type is for answers only');
};

builder.scalarType('RichText', {
  description: "Rich text as a tree in ProseMirror's JSON shape.",
  serialize: (value) => value,
  parseValue: onlyOutput,
});
builder.scalarType('DateTime', {
  description: 'A moment in ISO 8601, UTC.',
  serialize: (value) => new Date(value).toISOString(),
  parseValue: onlyOutput,
});
builder.scalarType('Date', {
  description: 'A calendar day, 2025-11-18.',
  serialize: (value) => value,
  parseValue: onlyOutput,
});
builder.scalarType('ThemeTokens', {
  description: 'Colour tokens of a theme by name.',
  serialize: (value) => value,
  parseValue: onlyOutput,
});
