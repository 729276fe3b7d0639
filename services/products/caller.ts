import { callerToken } from '#services/foundation/cryptography/trusted-caller.ts';

/** The bearer token of callers that may deliver documents for signed-in readers. */
export function productsToken(secret: string): string {
  return callerToken(secret, 'products');
}
