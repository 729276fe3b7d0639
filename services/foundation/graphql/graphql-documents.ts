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
const maxDocuments = 500;
/** Together, in characters: strangers could make every one of them as long as a query may be. */
const maxCharacters = 2_000_000;

/** Parses queries and checks them against a schema and the limits, each once; what is refused is not cached. */
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
  // The cheap rules come first: what they refuse could be dear for the others.
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
