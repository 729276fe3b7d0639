import { expect, test } from 'vitest';
import { part, parts, photo, words } from '../../support/letters.ts';
import { encryptedContent, signedContent } from '../../support/smime-content.ts';
import { inboundMail } from './inbound-mail.ts';

const { answeredTicket, post, repliesOf, mailsTo } = inboundMail();

test('TIC-02 pictures and documents come in with an answer; other files are named in the ticket and to their sender', async () => {
  const { number, eva } = await answeredTicket();
  const letter = {
    from: 'eva@example.com',
    to: eva,
    id: 'three',
    ...parts('mixed', [
      words('See the picture.'),
      part({
        type: 'application/octet-stream',
        bytes: await photo(60),
        name: 'crimp.png',
        disposition: 'attachment',
      }),
      part({
        type: 'application/pdf',
        bytes: `%PDF-1.7\n${'x'.repeat(500)}`,
        name: 'list.pdf',
        disposition: 'attachment',
      }),
      part({
        type: 'application/x-msdownload',
        bytes: 'MZ no list',
        name: 'list.exe',
        disposition: 'attachment',
      }),
      part({
        type: 'text/vcard',
        bytes: 'BEGIN:VCARD\r\nEND:VCARD',
        name: 'eva.vcf',
        disposition: 'attachment',
      }),
      part({ type: 'text/calendar; method=REQUEST', bytes: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' }),
    ]),
  };
  expect(await post(letter)).toBe(200);
  expect(await post(letter)).toBe(200);
  const left = [
    { name: 'list.exe', reason: 'kind' },
    { name: 'eva.vcf', reason: 'kind' },
    { name: 'calendar.ics', reason: 'kind' },
  ];
  expect(await repliesOf(number)).toEqual([
    expect.objectContaining({
      text: 'See the picture.',
      attachments: [
        { name: 'crimp.png', contentType: 'image/png' },
        { name: 'list.pdf', contentType: 'application/pdf' },
      ],
      leftFiles: left,
    }),
  ]);
  expect(await mailsTo('eva')).toEqual([{ files: left }]);
});

test('TIC-02 a photo that Apple Mail shows between the words is an attachment, a logo is not', async () => {
  const { number, eva } = await answeredTicket();
  const html = (text: string) => part({ type: 'text/html; charset=utf-8', bytes: text });
  const apple = parts('mixed', [
    html('<p>It jams here &ndash; see&nbsp;below:</p>'),
    part({ type: 'image/png', bytes: await photo(60), name: 'IMG_1.png', disposition: 'inline' }),
    html('<p>Regards, Eva</p>'),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'apple', ...apple })).toBe(200);
  const cid = (id: string) => [`Content-ID: <${id}>`];
  const outlook = parts('related', [
    html('<p>A screenshot: <img src="cid:a"></p><p><img src="cid:b"></p>'),
    part({
      type: 'image/png',
      bytes: await photo(200),
      name: 'image001.png',
      disposition: 'inline',
      more: cid('a'),
    }),
    part({
      type: 'image/png',
      bytes: await photo(8),
      name: 'logo.png',
      disposition: 'inline',
      more: cid('b'),
    }),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'outlook', ...outlook })).toBe(200);
  expect(await repliesOf(number)).toEqual([
    expect.objectContaining({
      text: 'It jams here – see below:\nRegards, Eva',
      attachments: [{ name: 'IMG_1.png', contentType: 'image/png' }],
      leftFiles: [],
    }),
    expect.objectContaining({
      text: 'A screenshot:',
      attachments: [{ name: 'image001.png', contentType: 'image/png' }],
      leftFiles: [{ name: 'logo.png', reason: 'decoration' }],
    }),
  ]);
  expect(await mailsTo('eva')).toEqual([]);
});

test('TIC-02 a photo without words, and a signed mail, are answers; a file alone that nobody takes is sent back', async () => {
  const { number, eva } = await answeredTicket();
  const alone = parts('mixed', [
    part({ type: 'image/png', bytes: await photo(60), name: 'a.png', disposition: 'inline' }),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'alone', ...alone })).toBe(200);
  const signed = parts('signed', [
    words('Signed.'),
    part({
      type: 'application/pkcs7-signature',
      bytes: 'proof',
      name: 'smime.p7s',
      disposition: 'attachment',
    }),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'signed', ...signed })).toBe(200);
  const pgp = parts('signed', [
    words('Signed, too.'),
    part({ type: 'application/pgp-signature', bytes: 'proof', name: 'signature.asc' }),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'pgp', ...pgp })).toBe(200);
  const file = parts('mixed', [
    part({ type: 'application/x-msdownload', bytes: 'MZ', name: 'list.exe', disposition: 'attachment' }),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'file', ...file })).toBe(422);
  expect(
    (await repliesOf(number)).map(({ text, attachments, leftFiles }) => [
      text,
      attachments.length,
      leftFiles,
    ]),
  ).toEqual([
    ['', 1, []],
    ['Signed.', 0, [{ name: 'smime.p7s', reason: 'signature' }]],
    ['Signed, too.', 0, [{ name: 'signature.asc', reason: 'signature' }]],
  ]);
  expect(await mailsTo('eva')).toEqual([]);
});

test('TIC-02 more files than a ticket holds do not keep the words out', async () => {
  const { number, eva } = await answeredTicket();
  const picture = await photo(8);
  const names = Array.from({ length: 11 }, (_, at) => `${at}.png`);
  const many = (id: string) => ({
    from: 'eva@example.com',
    to: eva,
    id,
    ...parts('mixed', [
      words('All of them.'),
      ...names.map((name) => part({ type: 'image/png', bytes: picture, name, disposition: 'attachment' })),
    ]),
  });
  expect(await post(many('many'))).toBe(200);
  expect(await post(many('again'))).toBe(200);
  const [first, second] = await repliesOf(number);
  expect(first).toMatchObject({ text: 'All of them.', leftFiles: [{ name: '10.png', reason: 'tooMany' }] });
  expect(first?.attachments).toHaveLength(10);
  expect(second).toMatchObject({ text: 'All of them.', attachments: [] });
  expect(second?.leftFiles).toHaveLength(11);
});

test('TIC-02 a mail that lies in its signature is an answer; one that is encrypted is answered with what to do, once', async () => {
  const { number, eva } = await answeredTicket();
  const wrapped = (id: string, content: string) => ({
    from: 'eva@example.com',
    to: eva,
    id,
    more: ['Content-Type: application/pkcs7-mime; name="smime.p7m"', 'Content-Transfer-Encoding: base64'],
    text: content,
  });
  expect(await post(wrapped('signed', signedContent))).toBe(200);
  expect(await post(wrapped('secret', encryptedContent))).toBe(202);
  expect(await post(wrapped('secret', encryptedContent))).toBe(202);
  expect(await post({ ...wrapped('foreign', encryptedContent), from: 'luis@example.com' })).toBe(422);
  const replies = await repliesOf(number);
  expect(replies.map(({ text, leftFiles }) => [text, leftFiles])).toEqual([
    ['The small one, signed – opaque.', [{ name: 'smime.p7m', reason: 'signature' }]],
  ]);
  expect((await mailsTo('eva', 'ticketEncrypted')).length).toBe(1);
});
