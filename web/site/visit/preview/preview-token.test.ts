import { expect, test } from 'vitest';
import { previewMilliseconds, previewToken, readPreview } from './preview-token.ts';

const server = { sign: (text: string) => Buffer.from(text).toString('base64url') };
const now = Date.UTC(2026, 3, 1);
const preview = {
  pageId: 'e4da9395-740e-8116-9486-e74848d39b10',
  locale: 'de-ch',
  expiresAt: new Date(now + previewMilliseconds),
};
const token = previewToken(server, preview);

test('EDI-02 a preview link names its page and locale, for an hour', () => {
  expect(previewMilliseconds).toBe(3_600_000);
  expect(readPreview(server, token, now)).toEqual(preview);
  expect(readPreview(server, token, now + previewMilliseconds)).toEqual(preview);
  expect(readPreview(server, token, now + previewMilliseconds + 1000)).toBe('expired');
});

test('EDI-02 a changed link is none of ours, also when it says that it has expired', () => {
  const [version, page, locale, expires, signature] = token.split('.');
  const other = 'e4da9395-740e-8116-9486-e74848d39b11';
  for (const parts of [
    [version, other, locale, expires, signature],
    [version, page, 'de', expires, signature],
    [version, page, locale, Number(expires) + 1, signature],
    [version, page, locale, '1', signature],
    [version, page, locale, expires, ''],
    ['v2', page, locale, expires, signature],
    [''],
  ])
    expect(readPreview(server, parts.join('.'), now), parts.join('.')).toBe('foreign');
});

test('EDI-02 a link that was made for somebody names under which id it was noted', () => {
  const link = 'a7c1c1b4-1111-4222-8333-444455556666';
  const given = previewToken(server, { ...preview, link });
  expect(readPreview(server, given, now)).toEqual({ ...preview, link });
  const parts = given.split('.');
  expect(readPreview(server, parts.toSpliced(4, 1).join('.'), now), 'without it').toBe('foreign');
  const another = parts.with(4, link.replace('6666', '7777')).join('.');
  expect(readPreview(server, another, now), 'under another').toBe('foreign');
  expect(readPreview(server, token.replace(/\.([^.]+)$/, `.${link}.$1`), now), 'put in').toBe('foreign');
});
