import type { ActionFunctionArgs } from 'react-router';
import { idTokenHeaders } from '#contracts/identity/client.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { debugLevelHeader, getDebugLevel } from '#contracts/support/debug-level.ts';
import { operations } from '#web/apps/portal/operations.ts';
import { findOperation, passOn, readArgs, refused } from '#web/bff/pass-operation.ts';
import { serverContext } from '#web/site/data/server-context.ts';

const maxBodyLength = 100 * 1024;

/**
 * Passes one of the portal's operations on to its back end, with the token of the person who asks. The back end checks
 * the token; nothing is decided here but which operations there are.
 */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const { support, accounts, log } = context.get(serverContext);
  const isAccounts = url.pathname === '/api/accounts-proxy';
  const [backend, allowed] = isAccounts ? [accounts, operations.accounts] : [support, operations.support];
  const args = await readArgs(request, maxBodyLength);
  const document = args && findOperation(allowed, args.operationName);
  if (!document) return refused(400, 'There is no such operation.', 'BAD_REQUEST');
  const headers = {
    ...idTokenHeaders(request.headers),
    ...(!isAccounts && { [debugLevelHeader]: getDebugLevel(request.headers.get(debugLevelHeader)) }),
    [visitorHeader]: request.headers.get(visitorHeader) ?? '',
  };
  return passOn({ request, backend, document, args, headers, log });
}
