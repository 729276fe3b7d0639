import type { ResultOf, VariablesOf } from 'gql.tada';
import { getCode, getData, type OperationAnswer } from '#web/apps/frame/send-operation.ts';
import type { Session } from '#web/apps/session/session.ts';
import type { BackendName, Operations } from './operations.ts';
import { type Question, send } from './question.ts';

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

/** An answer, and the token with which it was asked for. */
export type Sent = { readonly answer: OperationAnswer; readonly idToken: string };
type TakeEarlyAnswer = (question: Question) => Promise<Sent | undefined>;

/**
 * Asks with the person's token, what was not asked early. A token that is refused is renewed; when the new one is refused,
 * too, the session says so and the question stays open.
 */
export function createAsk(session: Session, takeEarlyAnswer: TakeEarlyAnswer): Ask {
  const sendNow = async (question: Question, refused?: string): Promise<Sent> => {
    const { idToken } = await session.tokens({ refused });
    return { answer: await send(question, idToken), idToken };
  };
  return async (backend, operation, ...[variables = {}]) => {
    const question: Question = { backend, operation, variables };
    let sent = (await takeEarlyAnswer(question)) ?? (await sendNow(question));
    while (getCode(sent.answer) === 'UNAUTHENTICATED') sent = await sendNow(question, sent.idToken);
    return getData(sent.answer) as never;
  };
}
