import * as v from 'valibot';
import { attribute, classification } from '#seed/schema/products/vocabulary.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { type Names, units } from './read-vocabulary.ts';

/** Checks of what editors add to the vocabulary, by the schemas of its files: both keep the same rules. */

const none: Names = new Set();

/**
 * @param measured the attributes by which products can be filtered
 * @throws BAD_USER_INPUT
 */
export function checkClassification(
  entry: v.InferInput<ReturnType<typeof classification>>,
  measured: Names = none,
) {
  return check(classification(none, { all: none, measured }), entry);
}

/** @throws BAD_USER_INPUT */
export function checkAttribute(entry: v.InferInput<ReturnType<typeof attribute>>, groups: Names) {
  return check(attribute(groups, units), entry);
}

function check<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  entry: v.InferInput<Schema>,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, entry);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const [field = '', ...inside] = (v.getDotPath(issue) ?? '').split('.');
  const message = `${issue.message.charAt(0).toUpperCase()}${issue.message.slice(1)}.`;
  // A file says `name` of all its languages.
  throw badInput(message, [field === 'name' ? 'names' : field, ...inside].join('/'));
}
