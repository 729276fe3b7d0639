// By hand on purpose (0005, 0059): limits, prices and codes of errors are most of it; a GraphQL server would add its own.
import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql';
import { readEditor } from '#contracts/editing/editor-header.ts';
import { priceHeader } from '#contracts/price.ts';
import { JsonResponse } from '#contracts/ready-response.ts';
import type { Log } from '../log.ts';
import { StoreUnavailable } from '../objects/object-store.ts';
import { isUnavailable } from '../unavailable.ts';
import { coded, createDocuments } from './graphql-documents.ts';
import { createPricing } from './graphql-price.ts';
import { type RequestLimits, readGraphqlRequest } from './graphql-request.ts';

type Endpoint<Context extends object> = {
  schema: GraphQLSchema;
  context: (request: Request) => Context;
  /** In production only trusted callers may introspect the schema. */
  production: boolean;
  /** Whether the site itself, or another of its back ends, asks: its queries have no price. */
  isTrusted: (request: Request) => boolean;
  /** The limits for this caller's queries, where they differ. */
  limits?: (request: Request) => RequestLimits;
  log: Log;
};

/**
 * A GraphQL back end as a function from request to response. Every error that leaves has a code; details that only
 * the log should hold are logged, and the caller gets `Unexpected error.`
 */
export function createGraphqlEndpoint<Context extends object>(endpoint: Endpoint<Context>) {
  const { schema, log, production } = endpoint;
  // A cache of their own, so that strangers' queries do not evict the site's.
  const ofTheSite = createDocuments(schema, { mayIntrospect: true });
  const ofStrangers = createDocuments(schema, { mayIntrospect: !production });
  const priceOf = createPricing(schema);

  return async (request: Request): Promise<Response> => {
    const question = await readGraphqlRequest(request, endpoint.limits?.(request));
    if (question instanceof Response) return question;
    // A program asks by way of the site, but what it asks is its own: bounded and priced as a stranger's (0121).
    const isTrusted = endpoint.isTrusted(request) && !readEditor(request.headers)?.isProgram;
    const { document, errors } = isTrusted ? ofTheSite(question.query) : ofStrangers(question.query);
    if (errors) return answer({ errors });
    const price = isTrusted ? undefined : priceOf(document, question);
    if (price instanceof GraphQLError) return answer({ errors: [leaving(price)] });
    const result = await execute({
      schema,
      document,
      variableValues: question.variables,
      operationName: question.operationName,
      contextValue: endpoint.context(request),
      hideSuggestions: true,
    });
    const response = answer(result.errors ? { ...result, errors: result.errors.map(leaving) } : result);
    if (price !== undefined) response.headers.set(priceHeader, String(price));
    return response;
  };

  function leaving(error: GraphQLError): GraphQLError {
    const cause = error.originalError;
    const isFilesAway = cause instanceof StoreUnavailable;
    if (isFilesAway || isUnavailable(cause)) {
      const who = isFilesAway ? 'The object store' : 'The database';
      log.warn(`${who} does not answer`, { error: cause, path: error.path?.join('.') });
      const hidden = new GraphQLError('Please try again in a moment.', {
        nodes: error.nodes,
        path: error.path,
      });
      return coded(hidden, unavailable);
    }
    if (cause && !(cause instanceof GraphQLError)) {
      if (isNoValue(cause)) {
        log.warn('A query held what no such value can be', { code: cause.code, path: error.path?.join('.') });
        return coded(hiding('Holds what no such value can be.', error), 'BAD_USER_INPUT');
      }
      log.error('A query failed unexpectedly', { error: cause, path: error.path?.join('.') });
      return coded(hiding('Unexpected error.', error), 'INTERNAL_SERVER_ERROR');
    }
    return coded(error, 'BAD_USER_INPUT', /^Variable "\$(\w+)"/.exec(error.message)?.[1]);
  }
}

function hiding(message: string, { nodes, path }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { nodes, path });
}

/**
 * PostgreSQL could not read a value of the caller: NUL in a text, half of a surrogate pair in JSON, an invalid id, a
 * number or date out of range (class 22, “data exception”). Our own statements are the same for all callers.
 */
function isNoValue(cause: Error): cause is Error & { code: string } {
  return 'code' in cause && typeof cause.code === 'string' && /^22[\dA-Z]{3}$/.test(cause.code);
}

const unavailable = 'UNAVAILABLE';

/**
 * Without data nothing was executed: the request itself was refused. When every value is null, the data cannot be had
 * now.
 */
function answer(result: ExecutionResult): Response {
  if (!result.errors) return new JsonResponse(result);
  const isEmpty = Object.values(result.data ?? {}).every((value) => value === null);
  if (isEmpty && result.errors.some(({ extensions }) => extensions.code === unavailable)) {
    return Response.json(result, { status: 503, headers: { 'Retry-After': '5' } });
  }
  return Response.json(result, { status: result.data === undefined ? 400 : 200 });
}
