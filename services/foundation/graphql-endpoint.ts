import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql';
import { JsonAnswer } from '#contracts/ready-answer.ts';
import { coded, createDocuments } from './graphql-documents.ts';
import { type Longest, readQuestion } from './graphql-request.ts';
import type { Log } from './log.ts';

type Endpoint<Context extends object> = {
  schema: GraphQLSchema;
  context: (request: Request) => Context;
  /** Whether the caller may read the schema from the API itself. */
  mayIntrospect: (request: Request) => boolean;
  /** How long the caller's questions may be, where not as everybody's. */
  longest?: (request: Request) => Longest;
  log: Log;
};

/**
 * A GraphQL back end as a function from request to answer. Every error that leaves has a code; what only the log
 * should know is said there, and the caller hears `Unexpected error.`
 */
export function createGraphqlEndpoint<Context extends object>(endpoint: Endpoint<Context>) {
  const { schema, log } = endpoint;
  const check = createDocuments(schema);

  return async (request: Request): Promise<Response> => {
    const question = await readQuestion(request, endpoint.longest?.(request));
    if (question instanceof Response) return question;
    const { document, errors } = check(question.query, endpoint.mayIntrospect(request));
    if (errors) return answer({ errors });
    const result = await execute({
      schema,
      document,
      variableValues: question.variables,
      operationName: question.operationName,
      contextValue: endpoint.context(request),
      hideSuggestions: true,
    });
    return answer(result.errors ? { ...result, errors: result.errors.map(leaving) } : result);
  };

  function leaving(error: GraphQLError): GraphQLError {
    const cause = error.originalError;
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

/** Without data nothing was executed: the question itself was refused. */
function answer(result: ExecutionResult): Response {
  if (!result.errors) return new JsonAnswer(result);
  return Response.json(result, { status: result.data === undefined ? 400 : 200 });
}
