import { describe, expect, test } from 'vitest';
import {
  addAccess,
  addPerson,
  amber,
  auditOf,
  blue,
  changeOf,
  openAccountsForFile,
  people,
} from '../../support/back-ends/accounts.ts';

/** The audit trail of all changes. */
const { started, call } = openAccountsForFile({ inProcess: true });

describe('the trail', () => {
  const audit =
    'query a($person: ID, $first: Int, $after: String) { audit(person: $person, first: $first, after: $after) { items { action actor subjectId organisation details address } hasNextPage endCursor } }';
  type Part = {
    items: { action: string; organisation: string | null }[];
    hasNextPage: boolean;
    endCursor: string;
  };

  test('UAD-01 is read by administrators for their organisations, newest first', async () => {
    const person = await addPerson(started.pool, [amber, blue]);
    const own = await addAccess(started.pool, person.id);
    const foreign = await addAccess(started.pool, person.id, { organisation: blue });
    await call(people.anna, changeOf('suspendAccess'), { access: own });
    await call(people.bea, changeOf('suspendAccess'), { access: foreign });
    await call(person.id, 'mutation { updateProfile(profile: { city: "Hof" }) { id } }');
    const seen = async (who: string) => {
      const { data } = await call(who, audit, { person: person.id });
      return (data as { audit: Part }).audit.items.map(
        ({ action, organisation }) => `${action} ${organisation}`,
      );
    };
    expect(await seen(people.anna)).toEqual([`access.suspend ${amber}`]);
    expect(await seen(people.rita)).toEqual([`access.suspend ${blue}`]);
    expect(await seen(people.ines)).toEqual([
      'profile.update null',
      `access.suspend ${blue}`,
      `access.suspend ${amber}`,
    ]);
  });

  test('says from where it was done, as far as the server of the site told', async () => {
    const person = await addPerson(started.pool, [amber]);
    const access = await addAccess(started.pool, person.id);
    await call(people.anna, changeOf('suspendAccess'), { access }, { 'x-visitor': '192.0.2.7' });
    const { data } = await call(people.anna, audit, { person: person.id });
    expect(data?.audit).toMatchObject({ items: [{ action: 'access.suspend', address: '192.0.2.7' }] });
  });

  test('goes on page by page', async () => {
    const first = (await call(people.ines, audit, { first: 2 })).data?.audit as Part;
    expect(first).toMatchObject({ hasNextPage: true });
    const second = (await call(people.ines, audit, { first: 2, after: first.endCursor })).data?.audit as Part;
    expect(second.items).not.toEqual(first.items);
    expect((await call(people.ines, audit, { after: 'x' })).code).toBe('BAD_USER_INPUT');
  });

  test('is kept for two years, and sent mail with its links for a day', async () => {
    const person = await addPerson(started.pool, [amber]);
    await started.pool.query(
      `INSERT INTO identity.audit_event (at, action, subject_id) VALUES
         (now() - interval '731 days', 'old', $1), (now() - interval '729 days', 'young', $1)`,
      [person.id],
    );
    await started.pool.query(
      `INSERT INTO identity.outbox (id, mail, sent_at) VALUES
         (gen_random_uuid(), '{"to": "old@sample.example"}', now() - interval '25 hours'),
         (gen_random_uuid(), '{"to": "young@sample.example"}', now() - interval '23 hours')`,
    );
    await started.accounts.dropOld();
    expect((await auditOf(started.pool, person.id)).map(({ action }) => action)).toEqual(['young']);
    const { rows } = await started.pool.query(
      `SELECT mail->>'to' AS to FROM identity.outbox WHERE sent_at IS NOT NULL`,
    );
    expect(rows).toEqual([{ to: 'young@sample.example' }]);
  });
});
