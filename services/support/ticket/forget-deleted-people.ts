import type { Pool } from 'pg';
import type { Log } from '#services/foundation/log.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { FindCurrentViewer } from '../viewer/accounts.ts';
import { forgetPerson } from './save-person.ts';

/** The maximum number that the accounts back end accepts at once. */
const atOnce = 500;

const named = statement<{ id: string }, { after: string; atOnce: number }>(
  'support_named_people',
  `SELECT id FROM support.ticket_person WHERE name <> '' AND id > :after ORDER BY id LIMIT :atOnce`,
);

/**
 * Decision 11, a daily job: a person whose account was deleted stays in tickets as a former user. If an accounts back
 * end knows none of many people, it is probably the wrong one: then nobody is forgotten.
 */
export async function forgetDeletedPeople(pool: Pool, whoIsHere: FindCurrentViewer, log: Log): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = (await named(pool, { after, atOnce })).map(({ id }) => id);
    const last = ids.at(-1);
    if (!last) return;
    const here = await whoIsHere(ids);
    if (here.size === 0) return log.warn('The accounts back end knows nobody who wrote tickets');
    for (const id of ids.filter((one) => !here.has(one))) {
      await inTransaction(pool, (connection) => forgetPerson(connection, id));
    }
    after = last;
  }
}
