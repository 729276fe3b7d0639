import type { ResultOf, VariablesOf } from 'gql.tada';
import { fetchOperation, getCode, getData } from '#web/apps/frame/fetch-operation.ts';
import type { BackendName, Changes, Reads } from './operations.ts';

type Given<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/** Leaves out the variables that the server adds: the editor and the session. */
type Own<Variables> = Omit<Variables, 'by' | 'session'>;

/**
 * Sends one of the operations of a kind (reads or changes) that the server knows, by its back end and name.
 * Throws `OperationError`.
 */
type SendOperation<Operations extends Readonly<Record<BackendName, object>>> = <
  Name extends BackendName,
  Operation extends keyof Operations[Name] & string,
>(
  backend: Name,
  operation: Operation,
  ...variables: Given<Own<VariablesOf<Operations[Name][Operation]>>>
) => Promise<ResultOf<Operations[Name][Operation]>>;

export type SendQuery = SendOperation<Reads>;
/** The server adds the editor who makes the change. */
export type SendMutation = SendOperation<Changes>;

/** Sends an operation that an address of the server knows. Throws `OperationError`. */
export type SendTo = (address: string, name: string, variables: unknown) => Promise<unknown>;

/**
 * The session is a cookie that scripts cannot read. When it has ended, `enter` lets the person sign in without losing what
 * is typed, and the operation is sent again.
 */
export function createSendTo(enter: () => Promise<void>): SendTo {
  return async (address, name, variables) => {
    let response = await fetchOperation({ address, name, variables });
    while (getCode(response) === 'UNAUTHENTICATED') {
      await enter();
      response = await fetchOperation({ address, name, variables });
    }
    return getData(response);
  };
}

export function createQueries(sendTo: SendTo): { sendQuery: SendQuery; sendMutation: SendMutation } {
  const through =
    (address: string) =>
    (backend: string, name: string, variables: unknown = {}) =>
      sendTo(`${address}?backend=${backend}`, name, variables);
  return {
    sendQuery: through('/api/hygraph-draft-proxy') as SendQuery,
    sendMutation: through('/api/editor-proxy') as SendMutation,
  };
}
