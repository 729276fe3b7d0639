import { callerToken } from '#services/foundation/cryptography/trusted-caller.ts';

/** The bearer token of callers that may serve documents to signed-in readers. */
export function productsToken(secret: string): string {
  return callerToken(secret, 'products');
}
