import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type TypeNode,
} from 'graphql';
import type { Chance } from './chance.ts';

/** Texts that no field is meant for. */
export const oddTexts = [
  '',
  ' ',
  'a',
  'NaN',
  '\0',
  'a\0b',
  '\u0001',
  '\ud800',
  '%',
  "'; DROP TABLE page; --",
  '../../etc/passwd',
  'x'.repeat(300),
  'x'.repeat(9000),
  '9'.repeat(40),
  '-1',
  '1e999',
  'null',
  '__proto__',
  '中文',
  '💥',
  '\u202e',
  '{"a":',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-00000000000g',
  'https://evil.example/',
  'javascript:alert(1)',
  'someone@example.com',
  'en',
  'ZZ',
] as const;

const oddNumbers = [-1, 0, 1, 7, 0.5, 1e15, 2_147_483_647, -2_147_483_648, 2_147_483_648] as const;
const oddMoments = [
  '2026-02-30',
  '2026-01-01',
  '2026-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '9999-99-99T99:99:99Z',
  'now',
];

const nested = (depth: number): unknown => (depth === 0 ? {} : { blocks: [nested(depth - 1)] });

/** Any JSON value. */
export function oddJson(chance: Chance): unknown {
  const { pick } = chance;
  return pick([
    () => pick(oddTexts),
    () => pick(oddNumbers),
    () => pick(oddMoments),
    () => null,
    () => true,
    () => [],
    () => [pick(oddTexts), pick(oddNumbers)],
    () => ({}),
    () => ({ [pick(oddTexts)]: pick(oddTexts), type: pick(oddTexts) }),
    () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}') as unknown,
    () => nested(200),
  ])();
}

/** A value for an argument of this type: often a valid one, as odd as the type allows. */
export function oddValue(type: GraphQLInputType, chance: Chance, depth = 0): unknown {
  const { pick, percent } = chance;
  if (percent(4)) return oddJson(chance);
  if (isNonNullType(type)) return oddValue(type.ofType, chance, depth);
  if (depth > 0 && percent(25)) return null;
  if (isListType(type)) {
    const length = pick([0, 1, 1, 2, 70]);
    return Array.from({ length }, () => oddValue(type.ofType, chance, depth + 1));
  }
  if (isEnumType(type)) return pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, oddValue(field.type, chance, depth + 1)]));
  }
  return oddScalar(type.name, chance);
}

/** The same by the name of a type, for documents without a schema at hand. */
export function oddVariable(type: TypeNode, chance: Chance): unknown {
  if (type.kind === 'NonNullType') return oddVariable(type.type, chance);
  if (type.kind === 'ListType') return [oddVariable(type.type, chance)];
  return oddScalar(type.name.value, chance);
}

function oddScalar(name: string, chance: Chance): unknown {
  const { pick } = chance;
  switch (name) {
    case 'Int':
    case 'Float':
      return pick(oddNumbers);
    case 'Boolean':
      return pick([true, false]);
    case 'String':
    case 'ID':
      return pick(oddTexts);
    case 'Date':
    case 'DateTime':
      return pick(oddMoments);
    default:
      return oddJson(chance);
  }
}
