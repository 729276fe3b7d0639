import type { Pool } from 'pg';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { outbox } from '../outbox/outbox.ts';
import type { Place } from '../place/places.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { wrongEntry } from './machine.tables.ts';
import type { MachineRow } from './machine-row.ts';

export const maxReportLength = 2000;

type Report = {
  key: string;
  machine: MachineRow;
  place: Place;
  message: string;
  reporter: Viewer;
  staff: string;
};

const insert = insertInto(
  table<typeof wrongEntry>('support.wrong_entry'),
  ['id', 'machineId', 'personId', 'message'],
  { onConflict: '(id) DO NOTHING', returning: ['id'] },
);

/** Stores a report of wrong machine data and notifies our people; false: it was stored before. */
export function reportWrongEntry(
  pool: Pool,
  { key, machine, place, message, reporter, staff }: Report,
): Promise<boolean> {
  return inTransaction(pool, async (connection) => {
    const inserted = await insert(connection, {
      id: key,
      machineId: machine.id,
      personId: reporter.id,
      message,
    });
    if (!inserted) return false;
    const { id, model, serialNumber } = machine;
    await outbox.order(connection, [
      {
        id: mailId('wrong entry', key),
        to: staff,
        language: 'en',
        about: {
          kind: 'wrongMachineEntry',
          machine: { id, model, serialNumber, place: `${place.organisationName}, ${place.name}` },
          message,
          person: { name: reporter.name, email: reporter.email },
        },
      },
    ]);
    return true;
  });
}
