import type { ResultOf, VariablesOf } from 'gql.tada';
import { codeOf, dataOf, type OperationAnswer } from '#web/request/application/send-operation.ts';
import type { Session } from '#web/request/session/session.ts';
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

type TakeEarlyAnswer = (question: Question) => Promise<OperationAnswer | undefined>;

/**
 * Asks with the person's token, what was not asked early. A token that is refused is renewed once; who is still refused
 * signs in again.
 */
export function createAsk(session: Session, takeEarlyAnswer: TakeEarlyAnswer): Ask {
  const sendNow = async (question: Question, force: boolean) =>
    send(question, (await session.tokens({ force })).idToken);
  return async (backend, operation, ...[variables = {}]) => {
    const question: Question = { backend, operation, variables };
    let answer = (await takeEarlyAnswer(question)) ?? (await sendNow(question, false));
    if (codeOf(answer) === 'UNAUTHENTICATED') answer = await sendNow(question, true);
    if (codeOf(answer) === 'UNAUTHENTICATED') return session.signIn();
    return dataOf(answer) as never;
  };
}
