import type { Pool } from 'pg';
import { callerToken } from '#services/foundation/trusted-caller.ts';

/** The bearer token of the site's own server, which checks who may send and who may read. */
export function supportToken(secret: string): string {
  return callerToken(secret, 'support');
}

/** Who asks: the context of every resolver, made for one request. */
export type Caller = { readonly connection: Pool; readonly trusted: boolean; readonly staff: string };
