import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/support/graphql.ts';
import { schema } from '#services/support/schema.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { everyField } from '../../support/every-field.ts';
import { codeOf, key, ticketDesk } from './ticket-desk.ts';

const { database, customers, backend, call, create, see, reply, listed } = ticketDesk();

const noteMutation = graphql(`
  mutation note($key: ID!, $number: String!, $text: String!) {
    addTicketNote(key: $key, number: $number, text: $text) {
      version replyCount
      conversation { __typename ... on TicketNote { id text author { name isEmployee isMe } } }
    }
  }
`);

describe('TIC-04 notes of our own people', () => {
  const secretWord = 'goodwill-4711';

  test('are seen by our own people, change nothing else and are kept once', async () => {
    const { number, version } = await create();
    await database().pool.query('TRUNCATE support.outbox');
    const note = { key: key(), number, text: `${secretWord}: two jaws for nothing?` };
    await call('nina', noteMutation, note);
    const { addTicketNote } = await call('nina', noteMutation, note);
    expect(addTicketNote).toMatchObject({ version, replyCount: 0 });
    expect(addTicketNote.conversation.filter((entry) => 'text' in entry)).toEqual([
      expect.objectContaining({
        text: note.text,
        author: { name: 'Nina Frei', isEmployee: true, isMe: true },
      }),
    ]);
    const { rows } = await database().pool.query('SELECT FROM support.outbox');
    expect(rows).toEqual([]);
    expect((await see('eva', number))?.lastWordBy.name).toBe('Eva Brandt');
    expect(await codeOf(call('eva', noteMutation, { ...note, key: key() }))).toBe('FORBIDDEN');
    expect(await codeOf(call('nina', noteMutation, { ...note, key: key(), text: ' ' }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(await codeOf(call('rolf', noteMutation, note))).toBe('BAD_USER_INPUT');
  });

  test('stand in no answer for a customer, whatever he asks', async () => {
    const { number } = await create();
    await call('nina', noteMutation, { key: key(), number, text: secretWord });
    await reply('nina', number, 'An answer that everybody reads');
    const { send } = callBackEnd(backend());
    const questions = ['ticket', 'tickets', 'ticketsExport'].map((name) =>
      everyField(schema, name, { ticket: `number: "${number}"` }[name]),
    );
    const answers = async (who: string) => {
      const headers = await customers().headersOf(who);
      const all = await Promise.all(questions.map((query) => send(query, {}, headers)));
      expect(all.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
      return JSON.stringify(all);
    };
    const ours = await answers('nina');
    expect(ours).toContain(secretWord);
    const theirs = await answers('eva');
    expect(theirs).toContain('An answer that everybody reads');
    expect(theirs).not.toContain(secretWord);
    expect(theirs).not.toContain('TicketNote');
  });

  test('are found by our own people, answers by everybody', async () => {
    const { number } = await create();
    await call('nina', noteMutation, { key: key(), number, text: secretWord });
    await reply('nina', number, 'Ferrule 0388514 is on the shelf');
    const found = async (who: string, search: string) => (await listed(who, { search })).total;
    expect(await found('nina', secretWord.toUpperCase())).toBe(1);
    expect(await found('eva', secretWord)).toBe(0);
    expect(await found('eva', '0388514 SHELF')).toBe(1);
    expect(await found('luis', '0388514')).toBe(0);
  });
});
