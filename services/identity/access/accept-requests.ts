import { GraphQLError } from 'graphql';
import { badFields } from '#services/foundation/refusals.ts';
import { type Caller, getAdministrator } from '../caller.ts';
import { changeAccess } from './change-access.ts';

/** As many as one page of the people list shows. */
export const maxAccepted = 100;

/**
 * UAD-02: accepts each request that is still open, as if one by one; a request that somebody else decided meanwhile
 * keeps that decision, and its id is not returned.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT: too many at once
 */
export async function acceptRequests(caller: Caller, ids: readonly string[]): Promise<string[]> {
  await getAdministrator(caller);
  const requested = [...new Set(ids)];
  if (requested.length > maxAccepted) throw badFields({ accesses: 'tooMany' });
  const accepted: string[] = [];
  for (const id of requested) {
    try {
      await changeAccess(caller, 'acceptRequest', id);
      accepted.push(id);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
  return accepted;
}

function isOvertaken(error: unknown): boolean {
  const code = error instanceof GraphQLError ? error.extensions.code : undefined;
  return code === 'CONFLICT' || code === 'NOT_FOUND';
}
