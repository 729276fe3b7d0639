import type { Caller } from '../caller.ts';
import { findVisiblePerson, type PersonRow } from './find-person.ts';

/** A person as the viewer may see it now, after a change; null: not any more. */
export async function findPersonAfterChange(
  person: string,
  { connection, viewer }: Pick<Caller, 'connection' | 'viewer'>,
): Promise<PersonRow | null> {
  const who = await viewer();
  return (who && (await findVisiblePerson(connection, person, who.scope))) ?? null;
}
