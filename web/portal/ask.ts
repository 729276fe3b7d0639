import type { ResultOf, VariablesOf } from 'gql.tada';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { codeOf, dataOf, sendOperation } from '#web/request/application/send-operation.ts';
import type { Session } from '#web/request/session/session.ts';
import type { BackendName, Operations } from './operations.ts';

/** Asks one of the operations that the server knows, by its back end and name. Throws `AskError`. */
export type Ask = <Name extends BackendName, Operation extends keyof Operations[Name] & string>(
  backend: Name,
  operation: Operation,
  ...variables: VariablesOf<Operations[Name][Operation]> extends infer Variables
    ? Record<string, never> extends Variables
      ? [variables?: Variables]
      : [variables: Variables]
    : never
) => Promise<ResultOf<Operations[Name][Operation]>>;

const addresses: Readonly<Record<BackendName, string>> = {
  support: '/api/tickets-proxy',
  accounts: '/api/accounts-proxy',
};

/** Asks with the person's token. A token that is refused is renewed once; who is still refused signs in again. */
export function createAsk(session: Session): Ask {
  const send = async (backend: BackendName, name: string, variables: unknown, force: boolean) => {
    const { idToken } = await session.tokens({ force });
    return sendOperation({
      address: addresses[backend],
      name,
      variables,
      headers: { [idTokenHeader]: idToken },
    });
  };
  return async (backend, operation, ...[variables = {}]) => {
    let answer = await send(backend, operation, variables, false);
    if (codeOf(answer) === 'UNAUTHENTICATED') answer = await send(backend, operation, variables, true);
    if (codeOf(answer) === 'UNAUTHENTICATED') return session.signIn();
    return dataOf(answer) as never;
  };
}
