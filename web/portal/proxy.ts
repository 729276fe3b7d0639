import { type DocumentNode, print } from 'graphql';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { serverContext } from '#web/request/server-context.ts';
import type { Route } from './+types/proxy.ts';
import { operations } from './operations.ts';

const longestBody = 100 * 1024;

/**
 * Passes one of the portal's operations on to its back end, with the token of the person who asks. The back end checks
 * the token; nothing is decided here but which operations there are.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { support, accounts, log } = context.get(serverContext);
  const isAccounts = url.pathname === '/api/accounts-proxy';
  const [backend, allowed] = isAccounts ? [accounts, operations.accounts] : [support, operations.support];
  const asked = await questionIn(request);
  const document = asked && operationIn(allowed, asked.operationName);
  if (!document) return refused(400, 'There is no such operation.', 'BAD_REQUEST');
  const { operationName, variables } = asked;
  try {
    const answer = await backend.fetch(
      new Request(backend.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [idTokenHeader]: request.headers.get(idTokenHeader) ?? '',
          [visitorHeader]: request.headers.get(visitorHeader) ?? '',
        },
        body: JSON.stringify({ query: print(document), variables, operationName }),
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(10_000)]),
      }),
    );
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    if (!request.signal.aborted) log.error('A back end did not answer the portal', { operationName, error });
    return refused(503, 'The back end did not answer.', 'UNAVAILABLE');
  }
}

const headers = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };

async function questionIn(request: Request) {
  const text = await request.text();
  if (text.length > longestBody) return undefined;
  try {
    const { operationName, variables } = JSON.parse(text) as Record<string, unknown>;
    if (typeof operationName !== 'string') return undefined;
    return { operationName, variables };
  } catch {
    return undefined;
  }
}

function operationIn(allowed: object, name: string): DocumentNode | undefined {
  return Object.hasOwn(allowed, name) ? (allowed as Record<string, DocumentNode>)[name] : undefined;
}

function refused(status: number, message: string, code: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}
