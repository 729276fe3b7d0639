import type { Pool } from 'pg';
import { conflict } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { EnquiryState } from './enquiry-state.ts';

const tables = ['support.enquiry', 'support.wrong_entry'] as const;

const stateOf = tables.map((table) =>
  statement<{ id: string }, { id: string; state: string; by: string }>(
    `${table}_set_state`,
    `UPDATE ${table} SET state = :state, changed_by = :by, changed_at = now() WHERE id = :id AND state <> :state
     RETURNING id::text`,
  ),
);
const noteOf = tables.map((table) =>
  statement<never, { id: string; note: string; by: string }>(
    `${table}_set_note`,
    `UPDATE ${table} SET note = :note, changed_by = :by, changed_at = now() WHERE id = :id AND note <> :note`,
  ),
);
const lockedNote = tables.map((table) =>
  statement<{ note: string }, { id: string }>(
    `${table}_lock_note`,
    `SELECT note FROM ${table} WHERE id = :id FOR UPDATE`,
  ),
);

/**
 * An id exists in one of the two tables: the statement for the other one changes nothing. Gives whether the state was
 * another one.
 */
export async function setEnquiryState(
  connection: Connection,
  id: string,
  state: EnquiryState,
  by: string,
): Promise<boolean> {
  const changed: { id: string }[] = [];
  for (const set of stateOf) changed.push(...(await set(connection, { id, state, by })));
  return changed.length > 0;
}

/**
 * Saves a note unless somebody else has changed it since `before` was read. Gives whether it was another one.
 * @throws CONFLICT with the other `note`
 */
export function setEnquiryNote(
  pool: Pool,
  { id, note, before, by }: { id: string; note: string; before: string; by: string },
): Promise<boolean> {
  return inTransaction(pool, async (connection) => {
    for (const [index, lock] of lockedNote.entries()) {
      const [now] = await lock(connection, { id });
      if (!now) continue;
      if (now.note !== before && now.note !== note)
        throw conflict('Somebody else has changed the note.', { note: now.note });
      await noteOf[index]?.(connection, { id, note, by });
      return now.note !== note;
    }
    return false;
  });
}
