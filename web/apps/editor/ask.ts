import type { ResultOf, VariablesOf } from 'gql.tada';
import { getCode, getData, sendOperation } from '#web/apps/frame/send-operation.ts';
import type { BackendName, Changes, Reads } from './operations.ts';

type Given<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/** What the server adds: who it is, and in which session. */
type Own<Variables> = Omit<Variables, 'by' | 'session'>;

/** Asks one of the reading operations that the server knows. Throws `AskError`. */
export type Ask = <Name extends BackendName, Operation extends keyof Reads[Name] & string>(
  backend: Name,
  operation: Operation,
  ...variables: Given<Own<VariablesOf<Reads[Name][Operation]>>>
) => Promise<ResultOf<Reads[Name][Operation]>>;

/** Sends one of the changing operations that the server knows; it adds who does it. Throws `AskError`. */
export type Send = <Name extends BackendName, Operation extends keyof Changes[Name] & string>(
  backend: Name,
  operation: Operation,
  ...variables: Given<Own<VariablesOf<Changes[Name][Operation]>>>
) => Promise<ResultOf<Changes[Name][Operation]>>;

const readAddress = '/api/hygraph-draft-proxy';
const changeAddress = '/api/editor-proxy';

/**
 * Asks the server by operation names; the session is a cookie that scripts cannot read. When it has ended, `enter` lets
 * the person sign in without losing what is typed, and the question is asked again.
 */
export function createAsk(enter: () => Promise<void>): { ask: Ask; change: Send } {
  const through = (address: string) => {
    const send = (backend: string, name: string, variables: unknown) =>
      sendOperation({ address: `${address}?backend=${backend}`, name, variables });
    return async (backend: string, name: string, variables: unknown = {}) => {
      let answer = await send(backend, name, variables);
      while (getCode(answer) === 'UNAUTHENTICATED') {
        await enter();
        answer = await send(backend, name, variables);
      }
      return getData(answer);
    };
  };
  return { ask: through(readAddress) as Ask, change: through(changeAddress) as Send };
}
