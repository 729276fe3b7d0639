import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql';
import { priceHeader } from '#contracts/price.ts';
import { JsonResponse } from '#contracts/ready-response.ts';
import type { Log } from '../log.ts';
import { StoreUnavailable } from '../objects/object-store.ts';
import { coded, createDocuments } from './graphql-documents.ts';
import { createPricing } from './graphql-price.ts';
import { type RequestLimits, readGraphqlRequest } from './graphql-request.ts';

/**
 * Of PostgreSQL (its manual, appendix A): a statement or a lock took too long, there are no more connections, the server
 * stops or starts. Of Node: nobody listens.
 */
const codes = new Set([
  '57014',
  '55P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
]);

/** Whether an error says that the database cannot answer now, not that the request was wrong: it may be sent again. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as NodeJS.ErrnoException;
  // The pool's own, which has no code: nobody gave a connection back in time.
  return codes.has(code ?? '') || message === 'timeout exceeded when trying to connect';
}

type Endpoint<Context extends object> = {
  schema: GraphQLSchema;
  context: (request: Request) => Context;
  /** Then only trusted callers may read the schema from the API. */
  production: boolean;
  /** Whether it is the site itself, or another back end of it, that asks: its questions have no price. */
  isTrusted: (request: Request) => boolean;
  /** How long the caller's questions may be, where not as everybody's. */
  limits?: (request: Request) => RequestLimits;
  log: Log;
};

/**
 * A GraphQL back end as a function from request to answer. Every error that leaves has a code; what only the log
 * should know is logged there, and the caller gets `Unexpected error.`
 */
export function createGraphqlEndpoint<Context extends object>(endpoint: Endpoint<Context>) {
  const { schema, log, production } = endpoint;
  // Cached separately, so that queries of strangers do not displace those of the site.
  const ofTheSite = createDocuments(schema, { mayIntrospect: true });
  const ofStrangers = createDocuments(schema, { mayIntrospect: !production });
  const priceOf = createPricing(schema);

  return async (request: Request): Promise<Response> => {
    const question = await readGraphqlRequest(request, endpoint.limits?.(request));
    if (question instanceof Response) return question;
    const isTrusted = endpoint.isTrusted(request);
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
      const hidden = new GraphQLError('Please ask again in a moment.', {
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
 * PostgreSQL could not read what the caller sent: NUL in a text, half of a character in JSON, an id that is none, a number
 * or a day beyond all (class 22, “data exception”). Our own statements are the same for all callers.
 */
function isNoValue(cause: Error): cause is Error & { code: string } {
  return 'code' in cause && typeof cause.code === 'string' && /^22[\dA-Z]{3}$/.test(cause.code);
}

const unavailable = 'UNAVAILABLE';

/** Without data nothing was executed: the request itself was refused. Without any value, as nothing can be had now. */
function answer(result: ExecutionResult): Response {
  if (!result.errors) return new JsonResponse(result);
  const isEmpty = Object.values(result.data ?? {}).every((value) => value === null);
  if (isEmpty && result.errors.some(({ extensions }) => extensions.code === unavailable)) {
    return Response.json(result, { status: 503, headers: { 'Retry-After': '5' } });
  }
  return Response.json(result, { status: result.data === undefined ? 400 : 200 });
}
