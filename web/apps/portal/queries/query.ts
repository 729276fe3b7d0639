import type { ResultOf, VariablesOf } from 'gql.tada';
import { probeConnection } from '#web/apps/frame/connection/connection.ts';
import { getCode, getData, OperationError, type OperationResponse } from '#web/apps/frame/fetch-operation.ts';
import type { Session } from '#web/apps/session/session.ts';
import type { Tokens } from '#web/apps/session/tokens/tokens.ts';
import type { BackendName, Operations } from '../operations.ts';
import { type Query, sendQuery } from './send-query.ts';

/** Sends one of the operations that the server knows, by its back end and name. Throws `OperationError`. */
export type SendOperation = <Name extends BackendName, Operation extends keyof Operations[Name] & string>(
  backend: Name,
  operation: Operation,
  ...variables: VariablesOf<Operations[Name][Operation]> extends infer Variables
    ? Record<string, never> extends Variables
      ? [variables?: Variables]
      : [variables: Variables]
    : never
) => Promise<ResultOf<Operations[Name][Operation]>>;

/** A response, and the token with which it was fetched. */
export type Sent = { readonly response: OperationResponse; readonly idToken: string };
type TakePrefetched = (query: Query) => Promise<Sent | undefined>;

/**
 * Sends operations with the person's token, unless they were prefetched. A token that is refused is renewed;
 * if the new one is refused, too, the session reports it and the promise stays pending. If the same back end
 * accepted the token before, the session was ended meanwhile.
 */
export function createSendOperation(session: Session, takePrefetched: TakePrefetched): SendOperation {
  const taken = new Map<BackendName, string>();
  const send = async (query: Query, refused?: string): Promise<Sent> => {
    const ended = refused !== undefined && taken.get(query.backend) === refused;
    const { idToken } = await tokensOf(session, { refused, ended });
    return { response: await sendQuery(query, idToken), idToken };
  };
  return async (backend, operation, ...[variables = {}]) => {
    const query: Query = { backend, operation, variables };
    let sent = (await takePrefetched(query)) ?? (await send(query));
    while (getCode(sent.response) === 'UNAUTHENTICATED') sent = await send(query, sent.idToken);
    taken.set(backend, sent.idToken);
    return getData(sent.response) as never;
  };
}

/**
 * A slow or unavailable tenant is treated like a dropped connection: a form keeps its values and can be
 * submitted again, and a screen waits for the connection.
 */
async function tokensOf(session: Session, options: Parameters<Session['tokens']>[0]): Promise<Tokens> {
  try {
    return await session.tokens(options);
  } catch (error) {
    await probeConnection();
    throw Object.assign(new OperationError(String(error)), { isUnanswered: true });
  }
}
