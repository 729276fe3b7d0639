import * as v from 'valibot';
import { languages } from '#contracts/languages.ts';
import { relations } from '#contracts/products/catalogue.ts';
import { type ProductDraft, productLimits } from '#contracts/products/draft.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { countryCodes } from '../import/country-codes.ts';

// Texts may be longer than they are published: the problem says so, and nothing typed is lost.
const spare = 4;
const language = v.picklist(languages);
const texts = (max: number) => v.record(language, v.pipe(v.string(), v.maxLength(max * spare)));
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,119}$/));
const keys = (max: number) =>
  v.pipe(v.array(key), v.maxLength(max), v.checkItems(isOnce, 'Must be there once.'));
const lines = v.record(
  language,
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(productLimits.line))), v.maxLength(productLimits.lines)),
);
const value = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(productLimits.value)),
  words: v.exactOptional(texts(productLimits.value)),
  unit: v.exactOptional(v.pipe(v.string(), v.maxLength(20))),
  system: v.exactOptional(v.picklist(['Metric', 'Imperial'])),
});
const relation = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(140)),
  type: v.picklist(relations),
  slug: key,
});

const schema = v.strictObject({
  names: texts(productLimits.name),
  short: texts(productLimits.short),
  long: texts(productLimits.long),
  benefits: lines,
  details: lines,
  brand: v.nullable(key),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  classifications: keys(20),
  countries: v.pipe(
    v.array(v.picklist([...countryCodes, 'ALL'])),
    v.maxLength(300),
    v.checkItems(isOnce, 'Must be there once.'),
  ),
  capabilities: keys(100),
  values: v.pipe(
    v.record(key, v.pipe(v.array(value), v.maxLength(4))),
    v.check((values) => Object.keys(values).length <= 500, 'Must be at most 500.'),
  ),
  related: v.pipe(
    v.array(relation),
    v.maxLength(60),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Must be there once.'),
  ),
});

/**
 * A draft as it came.
 * @throws BAD_USER_INPUT that names the first part that cannot be one
 */
export function readProductDraft(sent: unknown): ProductDraft {
  const result = v.safeParse(schema, sent);
  if (result.success) return result.output as ProductDraft;
  const [issue] = result.issues;
  throw badInput(issue.message.slice(0, 200), ['draft', v.getDotPath(issue)].filter(Boolean).join('.'));
}

function isOnce(item: string, index: number, all: string[]): boolean {
  return all.indexOf(item) === index;
}
