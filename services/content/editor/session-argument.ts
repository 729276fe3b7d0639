import { badInput } from '#services/foundation/bad-input.ts';
import { isId } from '../link/link.ts';

/** @throws BAD_USER_INPUT */
export function sessionArgument(id: string, field = 'session'): string {
  if (!isId(id)) throw badInput('Must be the id of a session.', field);
  return id;
}
