import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { codedErrors } from './graphql-errors.ts';
import { limitDocuments, limits } from './graphql-limits.ts';
import type { Log } from './log.ts';

type Endpoint<Context extends object> = {
  schema: GraphQLSchema;
  context: (request: Request) => Context;
  /** Whether the caller may read the schema from the API itself. */
  mayIntrospect: (request: Request) => boolean;
  log: Log;
};

/**
 * A GraphQL back end as a function from request to answer. It takes POST with a JSON body and nothing else: what a
 * browser can send to another site without being asked (GET, forms, plain text) is refused at the door.
 */
export function createGraphqlEndpoint<Context extends object>(endpoint: Endpoint<Context>) {
  const log = (message: unknown, ...more: unknown[]) =>
    endpoint.log.error('A query failed unexpectedly', { error: message, ...(more.length && { more }) });
  const yoga = createYoga<object, Context>({
    schema: endpoint.schema,
    context: ({ request }) => endpoint.context(request),
    graphqlEndpoint: '*',
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: limits.bodyBytes,
    logging: { debug() {}, info() {}, warn() {}, error: log },
    plugins: [limitDocuments(endpoint.mayIntrospect), codedErrors()],
  });

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return refusal(405, 'Send the query by POST.', { Allow: 'POST' });
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') return refusal(415, 'Send the query as application/json.');
    return yoga.fetch(request);
  };
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }, { status, headers });
}
