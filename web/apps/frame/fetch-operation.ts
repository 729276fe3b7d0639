import { noteAnswer, noteNoAnswer } from './connection/connection.ts';

/** Why the server refused an operation; `message` is for logs, never for people. */
export class OperationError extends Error {
  /** `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT`, `BAD_USER_INPUT` …; empty: it could not be reached. */
  readonly code: string;
  /** The problem codes of the contract, by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;
  /** There was no response, not even a refusal. */
  isUnanswered = false;

  constructor(message: string, code = '', details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'OperationError';
    this.code = code;
    this.details = details;
    this.fields = (details.fields as Record<string, string> | undefined) ?? {};
  }
}

export type OperationResponse = {
  data?: unknown;
  errors?: { message?: string; extensions?: Record<string, unknown> & { code?: string } }[];
};

export type Operation = {
  address: string;
  name: string;
  variables: unknown;
  headers?: Readonly<Record<string, string>>;
};

/**
 * Sends an operation that the server knows by name. Throws `OperationError` when there is no valid response.
 */
export async function fetchOperation({
  address,
  name,
  variables,
  headers,
}: Operation): Promise<OperationResponse> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ operationName: name, variables }),
    });
  } catch (error) {
    noteNoAnswer();
    throw Object.assign(new OperationError(String(error)), { isUnanswered: true });
  }
  noteAnswer();
  try {
    return (await response.json()) as OperationResponse;
  } catch {
    throw new OperationError(`The server answered ${response.status}`);
  }
}

/** The code of the first error; empty when there is none. */
export function getCode({ errors }: OperationResponse): string {
  return errors?.[0]?.extensions?.code ?? '';
}

/** The data of the response. Throws `OperationError` when the operation was refused. */
export function getData(response: OperationResponse): unknown {
  const [error] = response.errors ?? [];
  if (error) throw new OperationError(error.message ?? '', getCode(response), error.extensions);
  return response.data;
}
