import { expect, test } from 'vitest';
import { createWhitepaperLinks } from './whitepaper-links.ts';

const day = 24 * 60 * 60_000;
const paper = { slug: 'whitepaper-wire-data', language: 'de' };

test('FRM-01 a paper is given for seven days, and not a second longer', () => {
  let now = Date.UTC(2026, 0, 1);
  const links = createWhitepaperLinks('a secret', () => now);
  const token = links.sign(paper);
  now += 7 * day;
  expect(links.read(token)).toEqual({ ...paper, isExpired: false });
  now += 1000;
  expect(links.read(token)).toEqual({ ...paper, isExpired: true });
});

test('FRM-01 an address for one paper gives no other, and none of another installation', () => {
  const links = createWhitepaperLinks('a secret');
  const token = links.sign(paper);
  const [coded = '', mark] = token.split('.');
  const payload = Buffer.from(coded, 'base64url').toString();
  const other = (from: string, to: string) =>
    `${Buffer.from(payload.replace(from, to)).toString('base64url')}.${mark}`;
  expect(links.read(other('', ''))).toEqual({ ...paper, isExpired: false });
  expect(links.read(other('wire-data', 'high-voltage'))).toBeUndefined();
  expect(links.read(other('.de.', '.en.'))).toBeUndefined();
  expect(createWhitepaperLinks('another secret').read(token)).toBeUndefined();
});
