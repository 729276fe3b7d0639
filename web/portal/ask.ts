import type { ResultOf, VariablesOf } from 'gql.tada';
import { idTokenHeader } from '#contracts/identity/client.ts';
import type { Session } from '#web/request/session/session.ts';
import type { BackendName, Operations } from './operations.ts';

/** Why the server did not do what was asked; `message` is for logs, never for people. */
export class AskError extends Error {
  /** `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT`, `BAD_USER_INPUT` …; empty: it could not be reached. */
  readonly code: string;
  /** What is wrong with which field, by the code that the contract names. */
  readonly fields: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, code = '', details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'AskError';
    this.code = code;
    this.details = details;
    this.fields = (details.fields as Record<string, string> | undefined) ?? {};
  }
}

type Answer = {
  data?: unknown;
  errors?: { message?: string; extensions?: Record<string, unknown> & { code?: string } }[];
};

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
  const send = async (backend: BackendName, operationName: string, variables: unknown, force: boolean) => {
    const { idToken } = await session.tokens({ force });
    return fetch(addresses[backend], {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idTokenHeader]: idToken },
      body: JSON.stringify({ operationName, variables }),
    });
  };
  return async (backend, operation, ...[variables = {}]) => {
    let answer = await read(send(backend, operation, variables, false));
    if (codeOf(answer) === 'UNAUTHENTICATED') answer = await read(send(backend, operation, variables, true));
    if (codeOf(answer) === 'UNAUTHENTICATED') return session.signIn();
    const [error] = answer.errors ?? [];
    if (error) throw new AskError(error.message ?? '', codeOf(answer), error.extensions);
    return answer.data as never;
  };
}

function codeOf({ errors }: Answer): string {
  return errors?.[0]?.extensions?.code ?? '';
}

async function read(asked: Promise<Response>): Promise<Answer> {
  let response: Response;
  try {
    response = await asked;
  } catch (error) {
    throw new AskError(String(error));
  }
  try {
    return (await response.json()) as Answer;
  } catch {
    throw new AskError(`The server answered ${response.status}`);
  }
}
