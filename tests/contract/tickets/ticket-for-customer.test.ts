import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/support/graphql.ts';
import { ticketInput } from '../../support/records/tickets.ts';
import { codeOf, createMutation, key, ticketDesk } from './ticket-desk.ts';

const { database, customers, call, listed } = ticketDesk();

describe('TIC-02 a ticket for a customer', () => {
  const choicesQuery = graphql(`
    query choices($organisation: ID) {
      ticketChoices(organisation: $organisation) {
        organisations { id name } contacts { id name } locations { id answerBy machines { id } servicePlace { phone } }
      }
    }
  `);
  const forQuery = graphql(`
    query of($number: String!) {
      ticket(number: $number) {
        organisation { id } contact { name } conversation { ... on TicketEvent { kind actor { name } } }
      }
    }
  `);

  test('is made by our own people: the customer first, then person and machine', async () => {
    const all = (await call('nina', choicesQuery, {})).ticketChoices;
    expect(all.organisations.map(({ id }) => id)).toEqual(['ORG-1', 'ORG-2', 'ORG-9']);
    expect([all.contacts, all.locations.flatMap(({ machines }) => machines)]).toEqual([[], []]);
    const one = (await call('nina', choicesQuery, { organisation: 'ORG-1' })).ticketChoices;
    expect(one.contacts.map(({ name }) => name)).toEqual(['Eva Brandt', 'Jan Vogt']);
    expect(one.locations.map(({ id, machines }) => [id, machines.length])).toEqual([
      ['LOC-1-1', 1],
      ['LOC-1-2', 1],
    ]);
    const input = { ...ticketInput(), contact: customers().idOf('jan') };
    const given = { key: key(), input };
    const { number } = (await call('nina', createMutation, given)).createTicket;
    expect((await call('nina', createMutation, given)).createTicket.number).toBe(number);
    const { rows } = await database().pool.query<{ to: string; opener: string }>(
      `SELECT mail->>'to' AS to, mail->'about'->>'opener' AS opener FROM support.outbox
       WHERE mail->'about'->>'kind' = 'ticketReceived'`,
    );
    expect(rows).toEqual([{ to: 'jan@example.com', opener: 'Nina Frei' }]);
    expect((await call('jan', forQuery, { number })).ticket).toEqual({
      organisation: { id: 'ORG-1' },
      contact: { name: 'Jan Vogt' },
      conversation: [{ kind: 'created', actor: { name: 'Nina Frei' } }],
    });
  });

  test('needs somebody who may see it; a customer names nobody', async () => {
    const make = (who: string, contact?: string) =>
      codeOf(
        call(who, createMutation, { key: key(), input: { ...ticketInput(), ...(contact && { contact }) } }),
      );
    expect(await make('nina')).toBe('BAD_USER_INPUT');
    expect(await make('nina', customers().idOf('luis'))).toBe('BAD_USER_INPUT');
    expect(await make('nina', customers().idOf('gone'))).toBe('BAD_USER_INPUT');
    await make('eva', customers().idOf('jan'));
    expect((await listed('eva', { filter: { mine: true } })).total).toBe(1);
    const { ticketChoices } = await call('eva', choicesQuery, { organisation: 'ORG-2' });
    expect(ticketChoices).toMatchObject({ contacts: [], locations: [] });
  });

  test('of a machine that has stopped tells whom to call', async () => {
    const input = ticketInput({ type: 'machineStopped' });
    await call('eva', createMutation, { key: key(), input });
    await call('eva', createMutation, { key: key(), input: { ...input, type: 'malfunction' } });
    const { rows } = await database().pool.query<{ phone: string | null }>(
      `SELECT mail->'about'->'answer'->'call'->>'phone' AS phone FROM support.outbox
       WHERE mail->'about'->>'kind' = 'ticketReceived' ORDER BY phone NULLS LAST`,
    );
    expect(rows).toEqual([{ phone: '+49 2195 555 010' }, { phone: null }]);
    const { ticketChoices } = await call('eva', choicesQuery, {});
    expect(ticketChoices.locations[0]?.servicePlace?.phone).toBe('+49 2195 555 010');
  });
});
