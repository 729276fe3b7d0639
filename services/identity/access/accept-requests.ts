import { GraphQLError } from 'graphql';
import { badFields } from '#services/foundation/refusals.ts';
import { type Caller, getAdministrator } from '../caller.ts';
import { changeAccess } from './change-access.ts';

/** As many as the list of people shows at once. */
export const maxAccepted = 100;

/**
 * UAD-02: accepts each of the requests that still waits, as if one by one: what somebody else decided meanwhile stays as it was
 * decided, and is not among the ids that are given back.
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
