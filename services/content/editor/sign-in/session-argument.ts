import { isId } from '#services/content/link/link.ts';
import { badInput } from '#services/foundation/bad-input.ts';

/** @throws BAD_USER_INPUT */
export function sessionArgument(id: string, field = 'session'): string {
  if (!isId(id)) throw badInput('Must be the id of a session.', field);
  return id;
}
