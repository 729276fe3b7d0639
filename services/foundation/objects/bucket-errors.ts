import { StoreRefusal, StoreUnavailable } from './object-store.ts';

type SdkError = Error & {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
};

const absentNames = new Set(['NotFound', 'NoSuchKey', 'NoSuchUpload']);
const refusedNames = new Set([
  'NoSuchBucket',
  'AccessDenied',
  'Forbidden',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'CredentialsProviderError',
  'PermanentRedirect',
  'AuthorizationHeaderMalformed',
]);
const lineCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
]);
const lineNames = new Set(['TimeoutError', 'AbortError', 'SlowDown', 'NetworkingError']);

/** Whether a store says that there is no such object. The messages of stores differ, so the names of errors count. */
export function isAbsent(error: unknown): boolean {
  return absentNames.has((error as SdkError).name);
}

/** Translates an error of the store: it does not work now, or it refuses us; any other stays as it is. */
export function asStoreError(error: unknown): unknown {
  const { name, code = '', message, $metadata } = error as SdkError;
  const status = $metadata?.httpStatusCode ?? 0;
  // The answer to a HEAD request has no body that could explain it.
  if (refusedNames.has(name) || isAbsent(error) || status === 403)
    return new StoreRefusal(`${name}${status ? ` (${status})` : ''}`, { cause: error });
  if (lineCodes.has(code) || lineNames.has(name) || status === 429 || status >= 500)
    return new StoreUnavailable(`The object store does not work now: ${code || name} ${message}`, {
      cause: error,
    });
  return error;
}

/** Whether the store does not work now, also where another library called it. */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  return error instanceof Error && '$metadata' in error && asStoreError(error) instanceof StoreUnavailable;
}
