import { describe, expect, test } from 'vitest';
import type { BackendError } from '#contracts/execute.ts';
import {
  closeMutation,
  mountings,
  reopenMutation,
  replyMutation,
  setMutation,
  ticketBackEnds,
  ticketsOf,
} from './ticket-contract.ts';

const opened = ticketBackEnds();
const { database } = opened;

describe.each(mountings)('the ticket contract %s', (mounting) => {
  const { call, key, create, reply, close, see, refusal } = ticketsOf(opened, mounting);

  test('TIC-03 closing says why; reopening is possible for 14 days', async () => {
    const closed = await close('eva', await create());
    expect(closed).toMatchObject({
      status: 'closed',
      closeReason: 'solvedByProvider',
      closeComment: 'Thank you',
      actions: ['reply', 'reopen'],
    });
    const again = await call('eva', reopenMutation, {
      key: key(),
      number: closed.number,
      version: closed.version,
    });
    expect(again.reopenTicket).toMatchObject({ status: 'open', closeReason: null, closeComment: null });
    const { version, number } = await close('eva', again.reopenTicket);
    await database().pool.query(`UPDATE support.ticket SET ended_at = now() - interval '15 days'`);
    expect(await refusal(call('eva', reopenMutation, { key: key(), number, version }))).toBe('CONFLICT');
    expect((await see('eva', number))?.actions).toEqual(['reply']);
    const reopened = await call('nina', reopenMutation, { key: key(), number, version });
    expect(reopened.reopenTicket.status).toBe('open');
  });

  test('TIC-03 the same press of a button closes once; another one is in conflict', async () => {
    const { number, version } = await create();
    const press = { key: key(), number, version, reason: 'noLongerRelevant' as const };
    await call('eva', closeMutation, press);
    expect((await call('eva', closeMutation, press)).closeTicket.status).toBe('closed');
    expect(await refusal(call('eva', closeMutation, { ...press, key: key() }))).toBe('CONFLICT');
    expect((await see('eva', number))?.conversation).toHaveLength(2);
  });

  test('TIC-03 closing over an answer that nobody has seen is refused, and nothing is lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ticket = await create();
      const [answered, closed] = await Promise.allSettled([
        reply('nina', ticket.number, { text: 'Try this' }),
        close('eva', ticket),
      ]);
      const after = await see('eva', ticket.number);
      if (closed.status === 'rejected') {
        expect((closed.reason as BackendError).code).toBe('CONFLICT');
        expect(after).toMatchObject({ status: 'waitingForCustomer', replyCount: 1 });
      } else if (answered.status === 'rejected') {
        expect((answered.reason as BackendError).code).toBe('CONFLICT');
        expect(after).toMatchObject({ status: 'closed', replyCount: 0 });
      } else expect.unreachable('closed over an answer, or answered what was closed');
    }
  });

  test('TIC-03 an answer to what was solved opens it again; long after it begins another ticket', async () => {
    const { number } = await create();
    await reply('nina', number, { status: 'solved' });
    const early = (await reply('eva', number, { text: 'Not quite.' })).replyToTicket;
    expect(early).toMatchObject({ isFollowUp: false, ticket: { number, status: 'open' } });
    expect(early.ticket.conversation.at(-1)).toMatchObject({ kind: 'reopened', status: 'open' });

    await reply('nina', number, { status: 'solved' });
    await database().pool.query(`UPDATE support.ticket SET ended_at = now() - interval '15 days'`);
    const late = { key: key(), number, text: 'It is back.' };
    const [one, two] = await Promise.all([
      call('jan', replyMutation, late),
      call('jan', replyMutation, late),
    ]);
    expect(one.replyToTicket).toMatchObject({
      isFollowUp: true,
      ticket: {
        status: 'new',
        description: 'It is back.',
        machine: { id: 'M-1' },
        contact: { name: 'Jan Vogt' },
        linked: [{ number, follows: true }],
      },
    });
    expect(two.replyToTicket.ticket.number).toBe(one.replyToTicket.ticket.number);
    const old = await see('eva', number);
    expect(old).toMatchObject({ status: 'solved', linked: [{ follows: false }] });
    expect(old?.conversation.filter((entry) => 'kind' in entry && entry.kind === 'followedUp')).toHaveLength(
      1,
    );
  });

  test('TIC-03 only our service sets a status, and only one that can be set', async () => {
    const { number, version } = await create();
    const set = (who: string, status: 'open' | 'closed' | 'new') =>
      call(who, setMutation, { key: key(), number, version, status });
    expect(await refusal(set('eva', 'open'))).toBe('FORBIDDEN');
    expect(await refusal(set('nina', 'closed'))).toBe('BAD_USER_INPUT');
    expect(await refusal(set('nina', 'new'))).toBe('BAD_USER_INPUT');
    expect((await set('nina', 'open')).setTicketStatus).toMatchObject({ status: 'open', version: 2 });
    expect(await refusal(set('nina', 'open'))).toBe('CONFLICT');
    expect(await refusal(reply('eva', number, { status: 'solved' }))).toBe('FORBIDDEN');
  });
});
