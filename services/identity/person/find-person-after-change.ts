import type { Caller } from '../caller.ts';
import { findVisiblePerson, type PersonRow } from './find-person.ts';

/** A person as the viewer may see them after a change; null: no longer at all. */
export async function findPersonAfterChange(
  person: string,
  { connection, viewer }: Pick<Caller, 'connection' | 'viewer'>,
): Promise<PersonRow | null> {
  const who = await viewer();
  return (who && (await findVisiblePerson(connection, person, who.scope))) ?? null;
}
