import { expect, test } from 'vitest';
import { encryptedContent, signedContent, streamedContent } from '../../../tests/support/smime-content.ts';
import { readMail } from './read-mail.ts';

const mail = (type: string, content: string) =>
  Buffer.from(
    [
      'From: <eva@example.com>',
      'To: <reply@service.group.example>',
      `Content-Type: ${type}; name="smime.p7m"`,
      'Content-Transfer-Encoding: base64',
      '',
      content,
    ].join('\r\n'),
  );

test.each([
  ['in one piece', signedContent],
  ['in pieces of unknown length', streamedContent],
])('TIC-02 the words of a mail that lies in its signature are read, %s', async (_, content) => {
  for (const type of ['application/pkcs7-mime; smime-type=signed-data', 'application/x-pkcs7-mime'])
    expect(await readMail(mail(type, content)), type).toMatchObject({
      from: 'eva@example.com',
      text: expect.stringMatching(/^The small one, signed – opaque\.\s*$/),
      files: [],
      signatures: ['smime.p7m'],
      isEncrypted: false,
    });
});

test('TIC-02 an encrypted mail is known as one, also by PGP, and broken content as neither', async () => {
  const enveloped = mail('application/pkcs7-mime; smime-type=enveloped-data', encryptedContent);
  expect(await readMail(enveloped)).toMatchObject({ text: '', isEncrypted: true });
  const pgp = [
    'From: <eva@example.com>',
    'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=cut',
    '',
    '--cut\r\nContent-Type: application/pgp-encrypted\r\n\r\nVersion: 1',
    '--cut\r\nContent-Type: application/octet-stream; name="encrypted.asc"\r\n\r\n-----BEGIN PGP MESSAGE-----',
    '--cut--',
  ].join('\r\n');
  expect(await readMail(Buffer.from(pgp))).toMatchObject({ isEncrypted: true });
  const half = signedContent.slice(0, 200);
  for (const content of ['', 'AAAA', 'MIAGCSqG', half, `${'MIA'.repeat(4000)}`])
    expect(await readMail(mail('application/pkcs7-mime', content)), content.slice(0, 20)).toMatchObject({
      text: '',
      isEncrypted: false,
      signatures: [],
    });
});
