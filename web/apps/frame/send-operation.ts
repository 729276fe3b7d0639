import { AskError } from './ask-error.ts';

export type OperationAnswer = {
  data?: unknown;
  errors?: { message?: string; extensions?: Record<string, unknown> & { code?: string } }[];
};

export type Operation = {
  address: string;
  name: string;
  variables: unknown;
  headers?: Readonly<Record<string, string>>;
};

/** Sends an operation that the server knows by name. Throws `AskError` when nothing readable comes back. */
export async function sendOperation({
  address,
  name,
  variables,
  headers,
}: Operation): Promise<OperationAnswer> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ operationName: name, variables }),
    });
  } catch (error) {
    throw new AskError(String(error));
  }
  try {
    return (await response.json()) as OperationAnswer;
  } catch {
    throw new AskError(`The server answered ${response.status}`);
  }
}

/** Why it was refused: the code of the first error; empty when there is none. */
export function getCode({ errors }: OperationAnswer): string {
  return errors?.[0]?.extensions?.code ?? '';
}

/** What was asked for. Throws `AskError` when it was refused. */
export function getData(answer: OperationAnswer): unknown {
  const [error] = answer.errors ?? [];
  if (error) throw new AskError(error.message ?? '', getCode(answer), error.extensions);
  return answer.data;
}
