import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
} from 'graphql';
import type { Chance } from './chance.ts';
import { oddValue, oddVariable } from './odd-values.ts';

export const backEnds = ['content', 'products', 'support', 'accounts'] as const;

export type OddQuestion = { readonly query: string; readonly variables: Record<string, unknown> };

/** Every query and mutation of a back end, with arguments that nobody would send. */
export function oddQuestions(backEnd: (typeof backEnds)[number], chance: Chance): OddQuestion[] {
  const path = new URL(`../../../contracts/${backEnd}/schema.graphql`, import.meta.url);
  const schema = buildSchema(readFileSync(path, 'utf8'));
  return [
    ...rootFields(schema.getQueryType()).map((field) => questionOf('query', field, schema, chance)),
    ...rootFields(schema.getMutationType()).map((field) => questionOf('mutation', field, schema, chance)),
  ];
}

const rootFields = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

function questionOf(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  schema: GraphQLSchema,
  chance: Chance,
): OddQuestion {
  const given = field.args.filter(({ type }) => String(type).endsWith('!') || chance.percent(70));
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const inParentheses = (text: string) => (text ? `(${text})` : '');
  return {
    query: `${kind} odd${inParentheses(declared)} { ${field.name}${inParentheses(passed)} ${selectionOf(field, schema)} }`,
    variables: Object.fromEntries(given.map(({ name, type }) => [name, oddValue(type, chance)])),
  };
}

/** All fields without required arguments, two levels deep. */
function selectionOf(field: GraphQLField<unknown, unknown>, schema: GraphQLSchema, depth = 0): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  if (!isObjectType(type) || depth === 2) return '{ __typename }';
  const free = Object.values(type.getFields()).filter(({ args }) =>
    args.every(({ type: argument }) => !String(argument).endsWith('!')),
  );
  return `{ __typename ${free.map((inner) => `${inner.name} ${selectionOf(inner, schema, depth + 1)}`).join(' ')} }`;
}

/** Variables that nobody would send, for an operation that the site knows by name. */
export function oddVariablesOf(document: DocumentNode, chance: Chance): Record<string, unknown> {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const definitions = operation?.kind === Kind.OPERATION_DEFINITION ? operation.variableDefinitions : [];
  return Object.fromEntries(
    (definitions ?? []).map(({ variable, type }) => [variable.name.value, oddVariable(type, chance)]),
  );
}
