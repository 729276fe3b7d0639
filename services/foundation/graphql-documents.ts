import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { limitRules, limits } from './graphql-limits.ts';

export type Checked =
  | { document: DocumentNode; errors?: undefined }
  | { document?: undefined; errors: readonly GraphQLError[] };

/** The site asks the same few dozen queries over and over; parsing and checking them takes longer than answering. */
const mostKept = 500;

/** Parses queries and checks them against a schema and the limits, each once. */
export function createDocuments(schema: GraphQLSchema) {
  const kept = new LRUCache<string, Checked>({ max: mostKept });
  return (query: string, mayIntrospect: boolean): Checked => {
    const key = `${mayIntrospect ? 'open' : 'closed'} ${query}`;
    const known = kept.get(key);
    if (known) return known;
    const checked = check(schema, query, mayIntrospect);
    kept.set(key, checked);
    return checked;
  };
}

function check(schema: GraphQLSchema, query: string, mayIntrospect: boolean): Checked {
  const document = parsed(query);
  if (document instanceof GraphQLError) return { errors: [coded(document, 'GRAPHQL_PARSE_FAILED')] };
  const rules = [
    ...specifiedRules,
    ...limitRules,
    ...(mayIntrospect ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  const errors = validate(schema, document, rules, { hideSuggestions: true, maxErrors: 10 });
  return errors.length > 0
    ? { errors: errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')) }
    : { document };
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Gives an error a code, unless it has one. */
export function coded(error: GraphQLError, code: string, field?: string): GraphQLError {
  const { message, nodes, source, positions, path, originalError } = error;
  const extensions = { code, ...(field && { field }), ...error.extensions };
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}
