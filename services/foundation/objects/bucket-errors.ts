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

/** Whether a store says that there is no such object. Stores send no messages that could be relied on: the names count. */
export function isAbsent(error: unknown): boolean {
  return absentNames.has((error as SdkError).name);
}

/** What the store's error means for us: that it does not work now, that it is not for us, or itself. */
export function asStoreError(error: unknown): unknown {
  const { name, code = '', message, $metadata } = error as SdkError;
  const status = $metadata?.httpStatusCode ?? 0;
  // A bucket that was asked for by HEAD has no body that could say more.
  if (refusedNames.has(name) || isAbsent(error) || status === 403)
    return new StoreRefusal(`${name}${status ? ` (${status})` : ''}`, { cause: error });
  if (lineCodes.has(code) || lineNames.has(name) || status === 429 || status >= 500)
    return new StoreUnavailable(`The object store does not work now: ${code || name} ${message}`, {
      cause: error,
    });
  return error;
}

/** Whether it is the store that does not work now, also where a program of others asked it. */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  return error instanceof Error && '$metadata' in error && asStoreError(error) instanceof StoreUnavailable;
}
