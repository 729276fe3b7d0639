import type { BaseIssue } from 'valibot';

const expectations: Record<string, string> = {
  string: 'text (in quotes where it looks like a number)',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  strict_tuple: 'a list',
  object: 'an entry with fields',
  strict_object: 'an entry with fields',
  loose_object: 'an entry with fields',
  record: 'an entry with fields',
};

/** The message for an author. Our own rules (`v.check`, `v.regex` …) have messages of their own. */
export function getSentence(issue: BaseIssue<unknown>): string {
  const { kind, type, expected, input, message } = issue;
  if (kind === 'validation') return message;
  if (type === 'strict_object' && expected === 'never') return 'is not a field here';
  if (type === 'strict_tuple' && expected === 'never') return 'is one too many';
  if (input === undefined || input === null) return 'is missing';
  // The last option of a union is the usual form.
  const usual = type === 'union' && issue.issues?.at(-1);
  if (usual) return getSentence(usual);
  if (type === 'picklist' || type === 'variant' || type === 'literal') {
    return `${shown(input)} must be one of ${choices(expected)}`;
  }
  const expectation = expectations[type];
  return expectation ? `must be ${expectation}, not ${shown(input)}` : message;
}

/** `("a" | "b")` → `a, b`. */
function choices(expected: string | null): string {
  return (expected ?? '')
    .replace(/^\(|\)$/g, '')
    .replaceAll(' | ', ', ')
    .replaceAll('"', '');
}

function shown(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object') return 'an entry with fields';
  const text = String(input);
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}
