import * as v from 'valibot';
import { NotAnswered } from '../catalogue/not-answered.ts';

/** Parameters that may be repeated, and the field that each becomes. */
const lists: Readonly<Record<string, { field: string; read: (text: string) => unknown }>> = {
  capability: { field: 'capabilities', read: (text) => text },
  requirement: { field: 'requirements', read: readRequirement },
};
const numbers = new Set(['limit']);
/** Fields with another name in an address. */
const isNone = new Set(['slug', 'capabilities', 'requirements', '__proto__']);

/**
 * The query parameters as the declared input.
 * @throws {NotAnswered} that names the parameter
 */
export function readQuery<Input>(
  schema: v.GenericSchema<unknown, Input>,
  query: URLSearchParams,
  slug: string | undefined,
): Input {
  const given: Record<string, unknown> = slug === undefined ? {} : { slug };
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
    if (!list && values.length > 1) throw new NotAnswered('input', 'Must stand once.', name);
    if (isNone.has(name)) throw new NotAnswered('input', 'There is no such parameter.', name);
    const [first = ''] = values;
    if (list) given[list.field] = values.map(list.read);
    else given[name] = numbers.has(name) ? Number(first || Number.NaN) : first;
  }
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new NotAnswered('input', issue.message, nameOf(String(issue.path?.[0]?.key ?? '')));
}

/** `cross_section:0.35 mm²` */
function readRequirement(text: string): unknown {
  const colon = text.indexOf(':');
  return { attribute: text.slice(0, Math.max(colon, 0)), includes: text.slice(colon + 1) };
}

/** The name of a field in an address. */
function nameOf(field: string): string {
  return Object.keys(lists).find((name) => lists[name]?.field === field) ?? field;
}
