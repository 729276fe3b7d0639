import SchemaBuilder from '@pothos/core';
import type { PageDraft } from '#contracts/content/draft.ts';
import type { ProblemParams } from '#contracts/content/problems.ts';
import type { RecordData } from '#contracts/content/records.ts';
import type { RichText } from '#contracts/content/rich-text.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { uploadScalar } from '#services/foundation/graphql/upload-scalar.graphql.ts';
import type { Reader } from './request-context.ts';

/** Each concept adds its types in its own `*.graphql.ts`; `schema.ts` gathers them. */
export const builder = new SchemaBuilder<{
  Context: Reader;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    RichText: { Input: never; Output: RichText };
    DateTime: { Input: never; Output: Date | string };
    Date: { Input: never; Output: string };
    ThemeTokens: { Input: never; Output: Record<string, string> };
    RecordData: { Input: RecordData; Output: RecordData };
    TextsByLanguage: { Input: never; Output: Record<string, string> };
    PageDraft: { Input: unknown; Output: PageDraft };
    ProblemParams: { Input: never; Output: ProblemParams };
    Words: { Input: unknown; Output: string | RichText };
    Upload: { Input: Uint8Array; Output: never };
  };
}>({ defaultFieldNullability: false });

builder.queryType();
builder.mutationType();

/** These scalars appear in results only, never in input. */
const onlyOutput = (): never => {
  throw new TypeError('This type is for output only');
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
builder.scalarType('PageDraft', {
  description: 'A page as editors write it, as JSON: `PageDraft` in contracts/content/draft.ts.',
  serialize: (value) => value,
});
builder.scalarType('Words', {
  description: 'What a segment says: a text, or rich text as a tree.',
  serialize: (value) => value,
});
builder.scalarType('ProblemParams', {
  description: 'What the sentence about a problem speaks of, by name: texts and numbers.',
  serialize: (value) => value,
  parseValue: onlyOutput,
});
builder.scalarType('Upload', uploadScalar);
builder.scalarType('RecordData', {
  description: 'A record as editors write it, field by field (records.ts of the contract).',
  serialize: (value) => value,
  parseValue(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw badInput('Must be an object.', 'data');
    return value as RecordData;
  },
});
builder.scalarType('TextsByLanguage', {
  description: "A text by language; under '' where it is the same in all.",
  serialize: (value) => value,
  parseValue: onlyOutput,
});
