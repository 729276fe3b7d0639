import type { Pool } from 'pg';
import type { WayToAsk } from '#contracts/identity/joining.ts';
import { type DueWork, startDueWork } from '#services/foundation/due-work.ts';
import type { Log } from '#services/foundation/log.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { findOurAdministrators } from '../access/find-administrators.ts';
import { addressMail, portalPath } from '../address-mail.ts';
import { type FindMachineOwners, findNamedOrganisation } from './find-named-organisation.ts';
import { passOn } from './pass-on.ts';

/** A request that is due; a row of `identity_take_due_join_request`. */
type Due = {
  id: string;
  personId: string;
  way: WayToAsk;
  value: string;
  town: string;
  workplace: string;
  address: string | null;
  email: string;
  name: string;
};

/** How soon a back end that does not answer is called again. */
const retrySeconds = 60;

// Taking a request reserves it for a minute: one of several processes looks it up, and another does if that one ends.
const take = statement<Due, { retrySeconds: number }>(
  'identity_take_due_join_request',
  `UPDATE identity.join_request r SET due_at = now() + :retrySeconds * interval '1 second'
   FROM identity.person p
   WHERE p.id = r.person_id AND r.id = (
     SELECT id FROM identity.join_request WHERE due_at <= now() ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING r.id, r.person_id AS "personId", r.way, r.value, r.town, r.workplace, r.address, p.email,
     concat_ws(' ', p.first_name, p.last_name) AS name`,
);

const settle = statement<{ id: string }, { id: string; organisation: string | null }>(
  'identity_settle_join_request',
  `UPDATE identity.join_request SET due_at = NULL, organisation_id = :organisation
   WHERE id = :id AND due_at IS NOT NULL RETURNING id`,
);

const nextDue = statement<{ milliseconds: number | null }>(
  'identity_next_due_join_request',
  `SELECT (extract(epoch FROM min(due_at) - now()) * 1000)::float8 AS milliseconds FROM identity.join_request`,
);

type Parts = { pool: Pool; log: Log; ready: Promise<void>; findMachineOwners: FindMachineOwners };

/** Looks up the organisations that people named, after the people got their response. */
export function startSettling({ pool, log, ready, findMachineOwners }: Parts): DueWork {
  return startDueWork({
    async work(signal) {
      while (!signal.aborted) {
        const [due] = await take(pool, { retrySeconds });
        if (!due) break;
        try {
          const found = await findNamedOrganisation(pool, due, findMachineOwners);
          await inTransaction(pool, (connection) => pass(connection, due, found));
        } catch (error) {
          log.warn('The company that somebody named could not be looked up; it is tried again', { error });
        }
      }
      const [next] = await nextDue(pool);
      return next?.milliseconds == null ? undefined : Math.max(next.milliseconds, 1000);
    },
    failed(error) {
      log.warn('Requests to join could not be read; it is tried again', { error });
      return retrySeconds * 1000;
    },
    ready,
  });
}

async function pass(connection: Connection, due: Due, organisation: string | undefined): Promise<void> {
  const settled = await settle(connection, { id: due.id, organisation: organisation ?? null });
  if (settled.length === 0) return;
  if (organisation) await passOn(connection, due, organisation, { ...due, isHidden: true });
  else await notifyStaff(connection, due);
}

async function notifyStaff(connection: Connection, due: Due): Promise<void> {
  const { personId, name, email, way, value, town, workplace } = due;
  for (const { email: to, language } of await findOurAdministrators(connection)) {
    await addressMail(connection, [{ email: to, language }], {
      kind: 'joiningUnknown',
      name,
      email,
      way,
      value,
      town,
      workplace,
      path: portalPath(language, `/user-admin/${personId}`),
    });
  }
}
