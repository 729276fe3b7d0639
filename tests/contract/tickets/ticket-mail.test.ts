import { expect, test } from 'vitest';
import { inboundMail } from './inbound-mail.ts';

const { customers, answeredTicket, post, repliesOf, statusOf } = inboundMail();

test('TIC-02 an answer by mail stands in the ticket once, without what it quotes', async () => {
  const { number, eva } = await answeredTicket();
  const quoted = `The small one.\r\n\r\nOn Monday, Litzen <${eva}> wrote:\r\n> Which applicator?\r\n`;
  const letter = { from: 'EVA@example.com', to: eva, text: quoted, id: 'one' };
  expect(await post(letter)).toBe(200);
  expect(await post(letter)).toBe(200);
  expect(await repliesOf(number)).toEqual([
    expect.objectContaining({
      text: 'The small one.',
      trimmed: `On Monday, Litzen <${eva}> wrote:\n> Which applicator?`,
      author: { name: 'Eva Brandt' },
    }),
  ]);
  expect(await statusOf(number)).toBe('waitingForProvider');
});

test('TIC-04 only the one to whom an address was given answers with it', async () => {
  const { number, eva, jan } = await answeredTicket();
  expect(eva).toMatch(/^reply\+ST-\d{4}-\d{6}\.[0-9a-f]{25}@service\.group\.example$/);
  expect(eva.split('@')[0]!.length).toBeLessThanOrEqual(64);
  expect(await post({ from: 'jan@example.com', to: eva })).toBe(422);
  expect(await post({ from: 'luis@example.com', to: eva })).toBe(422);
  expect(await post({ from: 'eva@example.com', to: eva.replace(/\.[0-9a-f]/, '.x') })).toBe(422);
  expect(await post({ from: 'eva@example.com', to: 'reply@service.group.example' })).toBe(422);
  expect(await post({ from: 'eva@example.com', to: eva.replace('@service', '@evil') })).toBe(422);
  expect(await repliesOf(number)).toEqual([]);
  expect(await post({ from: 'jan@example.com', to: jan })).toBe(200);
});

test('TIC-04 who may no longer see the ticket cannot answer it by mail', async () => {
  const { number, eva } = await answeredTicket();
  customers().change('eva', { active: false });
  expect(await post({ from: 'eva@example.com', to: eva })).toBe(422);
  customers().change('eva', { active: true, uses: { 'ORG-2': ['ticketing'] } });
  expect(await post({ from: 'eva@example.com', to: eva })).toBe(422);
  customers().change('eva', { uses: { 'ORG-1': ['ticketing', 'inventory'] } });
  expect(await repliesOf(number)).toEqual([]);
});

test('TIC-02 mail that a program wrote starts no conversation between two programs', async () => {
  const { number, eva } = await answeredTicket();
  for (const line of ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'Return-Path: <>']) {
    expect(await post({ from: 'eva@example.com', to: eva, more: [line] })).toBe(202);
  }
  expect(await repliesOf(number)).toEqual([]);
});

test('TIC-02 flowed words and what they quote stay apart, and HTML alone is read with its old mail trimmed', async () => {
  const { number, eva } = await answeredTicket();
  const flowed = {
    from: 'eva@example.com',
    to: eva,
    id: 'flowed',
    more: ['Content-Type: text/plain; charset=utf-8;\r\n format=flowed'],
    text: 'The small \r\none. \r\n> Which \r\n> applicator?\r\n',
  };
  expect(await post(flowed)).toBe(200);
  const html = {
    from: 'eva@example.com',
    to: eva,
    id: 'html',
    more: ['Content-Type: text/html; charset=utf-8'],
    text: '<div>H&uuml;lse &ge; 3&nbsp;mm</div><div class="gmail_quote"><div>Am Mo., 2. Juni 2025 um 10:00 Uhr schrieb Litzen &lt;info@group.example&gt;:<br></div><blockquote>Welche?</blockquote></div>',
  };
  expect(await post(html)).toBe(200);
  expect((await repliesOf(number)).map(({ text, trimmed }) => [text, trimmed])).toEqual([
    ['The small one.', '> Which applicator?'],
    ['Hülse ≥ 3 mm', 'Am Mo., 2. Juni 2025 um 10:00 Uhr schrieb Litzen <info@group.example>:\n> Welche?'],
  ]);
});

test('TIC-02 what is not a mail, holds nothing or comes from no gateway is not taken', async () => {
  const { number, eva } = await answeredTicket();
  expect(await post({ from: 'eva@example.com', to: eva }, 'another-token-of-somebody')).toBe(401);
  expect(await post('')).toBe(422);
  expect(await post({ from: 'eva@example.com', to: eva, text: '> Which applicator?' })).toBe(422);
  expect(await post({ from: 'eva@example.com', to: eva, text: 'x'.repeat(10_001) })).toBe(422);
  expect(await repliesOf(number)).toEqual([]);
});
