import { type DocumentNode, print } from 'graphql';
import type { Backend } from './backend.ts';

/** A document whose result and variables the compiler knows; `graphql()` of each contract makes them. */
export type TypedDocument<Result, Variables> = (DocumentNode | string) & {
  readonly __apiType?: (variables: Variables) => Result;
};

/** `none`: any error throws. `all`: errors are logged, partial data is returned. `ignore`: errors are dropped. */
export type ErrorPolicy = 'none' | 'all' | 'ignore';

export type ExecuteOptions = {
  headers?: Record<string, string>;
  errorPolicy?: ErrorPolicy;
  timeoutMs?: number;
  log?: (line: RequestLine) => void;
};

export type RequestLine = {
  operation: string;
  variables: string;
  milliseconds: number;
  error?: string;
  /** What the back end calls the error. */
  code?: string;
};

/** The back end did not answer (`unreachable`) or refused (`refused`); it never means "there is no such thing". */
export class BackendError extends Error {
  readonly reason: 'unreachable' | 'refused';
  readonly status: number;
  /** What the back end calls the error (`extensions.code`); empty where it gave no name. */
  readonly code: string;

  constructor(message: string, reason: 'unreachable' | 'refused', status = 0, code = '') {
    super(message);
    this.name = 'BackendError';
    this.reason = reason;
    this.status = status;
    this.code = code;
  }
}

const defaultTimeoutMs = 3000;
const printed = new WeakMap<DocumentNode, { text: string; operation: string }>();

/**
 * Sends one GraphQL operation and gives its data.
 * @throws {BackendError} with the first server error's message, or `GraphQL Error (Code: {status})` where there is
 * none
 */
export async function execute<Result, Variables extends Record<string, unknown>>(
  backend: Backend,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options: ExecuteOptions = {},
): Promise<Result> {
  const { text, operation } = getText(document);
  const started = performance.now();
  const deadline = startDeadline(options.timeoutMs ?? defaultTimeoutMs);
  const report = (failure?: { error: string; code?: string }) =>
    options.log?.({
      operation,
      variables: shortened(text, variables),
      milliseconds: performance.now() - started,
      ...(failure && { ...failure, error: withoutSecrets(failure.error, text, variables) }),
    });
  try {
    const response = await post(backend, text, operation, variables, options, deadline.signal);
    const data = await read<Result>(response, options);
    report();
    return data;
  } catch (error) {
    const code = error instanceof BackendError ? { code: error.code } : {};
    report({ error: error instanceof Error ? error.message : String(error), ...code });
    throw error;
  } finally {
    deadline.stop();
  }
}

async function post(
  backend: Backend,
  query: string,
  operationName: string,
  variables: Record<string, unknown>,
  options: ExecuteOptions,
  signal: AbortSignal,
): Promise<Response> {
  const request = new Request(backend.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...options.headers },
    // An anonymous operation is sent without a name: an empty one would match no operation.
    body: JSON.stringify({ query, variables, operationName: operationName || undefined }),
    signal,
  });
  try {
    return await backend.fetch(request);
  } catch (error) {
    throw new BackendError(error instanceof Error ? error.message : String(error), 'unreachable');
  }
}

/** Cheaper than `AbortSignal.timeout`, whose timer lives on and creates an error long after the answer has come. */
function startDeadline(timeoutMs: number): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const tooLate = () => controller.abort(new Error(`No answer within ${timeoutMs} ms`));
  const timer = setTimeout(tooLate, timeoutMs);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

type GraphqlResponse<Result> = {
  data?: Result | null;
  errors?: { message?: string; extensions?: { code?: unknown } }[];
};

async function read<Result>(response: Response, options: ExecuteOptions): Promise<Result> {
  const answer = await parse<Result>(response);
  const refused = () => {
    const { message, extensions } = answer?.errors?.[0] ?? {};
    const code = typeof extensions?.code === 'string' ? extensions.code : '';
    const text = message ?? `GraphQL Error (Code: ${response.status})`;
    return new BackendError(text, 'refused', response.status, code);
  };
  if (!response.ok || answer?.data == null) throw refused();
  if (answer.errors?.length && (options.errorPolicy ?? 'none') === 'none') throw refused();
  return answer.data;
}

/** An answer that is not JSON counts as none: the caller then reports the status. */
async function parse<Result>(response: Response): Promise<GraphqlResponse<Result> | undefined> {
  try {
    return (await response.json()) as GraphqlResponse<Result>;
  } catch {
    return undefined;
  }
}

function getText(document: DocumentNode | string): { text: string; operation: string } {
  if (typeof document === 'string') return { text: document, operation: findOperation(document) };
  let known = printed.get(document);
  if (!known) {
    const text = print(document);
    known = { text, operation: findOperation(text) };
    printed.set(document, known);
  }
  return known;
}

function findOperation(text: string): string {
  return /\b(?:query|mutation|subscription)\s+(\w+)/.exec(text)?.[1] ?? '';
}

const secretNames = /password|secret|token|reader|code|hash|entry|answer/i;

/**
 * Which variables no log may hold. Those of a mutation hold what somebody typed, so all of them; those of a query
 * only where the name suggests a secret.
 */
function isHidden(document: string): (name: string) => boolean {
  const isGraphqlRequest = /^\s*query\b/.test(document);
  return (name) => !isGraphqlRequest || secretNames.test(name);
}

/** Variables in the log are cut at 50 characters, so that no log ever holds a whole document. */
function shortened(document: string, variables: Record<string, unknown>): string {
  const hides = isHidden(document);
  const text = JSON.stringify(variables, (name, value) => (name !== '' && hides(name) ? '…' : value));
  return text.length > 50 ? `${text.slice(0, 50)}…` : text;
}

/** Back ends may repeat a rejected value in their messages. */
function withoutSecrets(message: string, document: string, variables: Record<string, unknown>): string {
  const hides = isHidden(document);
  const hidden: string[] = [];
  JSON.stringify(variables, (name, value) => {
    if (typeof value === 'string' && value.length > 3 && hides(name)) hidden.push(value);
    return value;
  });
  return hidden.reduce((text, secret) => text.replaceAll(secret, '…'), message);
}
