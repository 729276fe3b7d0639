import type { Declaration } from './declared-statements.ts';
import type { Description } from './described-statements.ts';

type Statement = { text: string; parameters: readonly string[]; description: Description };

/**
 * The differences between the declaration of a statement and PostgreSQL's description, each with the name of
 * its column or parameter.
 */
export function differences(
  { row, values }: Pick<Declaration, 'row' | 'values'>,
  { text, parameters, description }: Statement,
): string[] {
  const problems: string[] = [];
  for (const [index, name] of values ? parameters.entries() : []) {
    const [kind, shape] = [description.parameters[index]!, values?.[name]];
    if (!shape) problems.push(`:${name} stands in the text, and not in its type`);
    else if (!shape.kinds.every((given) => takes(kind, given)))
      problems.push(`:${name} is ${shape.kinds.join(' | ')}, and PostgreSQL takes ${kind}`);
  }
  for (const name of Object.keys(values ?? {})) {
    if (!parameters.includes(name) && !values![name]!.mayBeMissing)
      problems.push(`:${name} stands in the type, and not in the text`);
  }
  if (!row) return problems;
  for (const [name, shape] of Object.entries(row)) {
    const column = description.columns[name];
    if (!column) {
      if (!shape.mayBeMissing) problems.push(`"${name}" is not selected`);
    } else if (!shape.kinds.every((kind) => gives(column.kind, kind)))
      problems.push(`"${name}" is ${shape.kinds.join(' | ')}, and PostgreSQL gives ${column.kind}`);
    else if (column.origin) {
      const mayBeNull =
        isJoinedOuter(text, column.origin) || (!column.isNotNull && !excludesNull(text, column.origin));
      if (mayBeNull && !shape.mayBeNull)
        problems.push(`"${name}" is never null, and ${column.origin} may be`);
      if (!mayBeNull && shape.mayBeNull && !/LEFT|UNION/.test(text))
        problems.push(`"${name}" may be null, and ${column.origin} never is`);
    }
  }
  for (const name of Object.keys(description.columns)) {
    if (!row[name]) problems.push(`"${name}" is selected, and stands not in the type`);
  }
  return problems;
}

function gives(kind: string, declared: string): boolean {
  return declared === 'unknown' || (kind === 'json' ? !declared.includes('Date') : declared === kind);
}

const taken: Record<string, readonly string[]> = {
  bool: ['boolean'],
  int2: ['number'],
  int4: ['number'],
  float4: ['number'],
  float8: ['number'],
  int8: ['number', 'string'],
  numeric: ['number', 'string'],
  date: ['Date', 'string'],
  timestamp: ['Date', 'string'],
  timestamptz: ['Date', 'string'],
  bytea: ['Buffer'],
  json: ['string', 'object'],
  jsonb: ['string', 'object'],
};

function takes(type: string, declared: string): boolean {
  if (type.endsWith('[]')) return declared.endsWith('[]') && takes(type.slice(0, -2), declared.slice(0, -2));
  return declared === 'unknown' || (taken[type] ?? ['string']).includes(declared);
}

/** Whether a condition excludes null. */
function excludesNull(text: string, origin: string): boolean {
  const column = origin.split('.').at(-1);
  return new RegExp(`\\b(?:WHERE|AND|ON)\\s+(?:\\w+\\.)?${column}\\s+(?:IS NOT NULL|[=>])`).test(text);
}

/** Whether every mention of its table is on the nullable side of an outer join. */
function isJoinedOuter(text: string, origin: string): boolean {
  const table = origin.split('.').slice(0, -1).join('\\.');
  const mentions = [...text.matchAll(new RegExp(`(\\w+\\s+)?(?:JOIN|FROM|UPDATE|INTO)\\s+${table}\\b`, 'g'))];
  return mentions.length > 0 && mentions.every(([, kind]) => kind?.trim() === 'LEFT');
}
