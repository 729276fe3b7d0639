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

/**
 * The site sends the same few dozen queries over and over; parsing and validating them takes longer than executing
 * them.
 */
const maxDocuments = 500;
/** In characters, for all cached queries: strangers could make each as long as a query may be. */
const maxCharacters = 2_000_000;

/** Parses queries and validates them against a schema and the limits, each once; refused ones are not cached. */
export function createDocuments(schema: GraphQLSchema, { mayIntrospect }: { mayIntrospect: boolean }) {
  const cache = new LRUCache<string, Checked>({ max: maxDocuments, maxSize: maxCharacters });
  return (query: string): Checked => {
    const known = cache.get(query);
    if (known) return known;
    const checked = check(schema, query, mayIntrospect);
    if (checked.document) cache.set(query, checked, { size: query.length });
    return checked;
  };
}

function check(schema: GraphQLSchema, query: string, mayIntrospect: boolean): Checked {
  const document = parsed(query);
  if (document instanceof GraphQLError) return { errors: [coded(document, 'GRAPHQL_PARSE_FAILED')] };
  const rules = mayIntrospect ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  // The cheap rules run first: what they refuse could be expensive for the others.
  for (const step of [limitRules, rules]) {
    const errors = validate(schema, document, step, { hideSuggestions: true, maxErrors: 10 });
    if (errors.length > 0)
      return { errors: errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')) };
  }
  return { document };
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
  Object.assign(error.extensions, { code, ...(field && { field }), ...error.extensions });
  return error;
}
