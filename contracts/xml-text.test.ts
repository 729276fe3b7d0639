import { expect, test } from 'vitest';
import { escapeXml, xmlAttributes, xmlText } from './xml-text.ts';

test('what has a meaning in XML is escaped, quotes where they could end something', () => {
  const text = `<a href="x">R&D's</a>\r\n`;
  expect(escapeXml(text)).toBe('&lt;a href=&quot;x&quot;&gt;R&amp;D&#39;s&lt;/a&gt;&#13;\n');
  expect(xmlText(text)).toBe(`&lt;a href="x"&gt;R&amp;D's&lt;/a&gt;&#13;\n`);
});

test('what XML has no place for is left out, or stands there as the writer says', () => {
  const text = 'a\u0000b\u{fffe}c\ud800d😀';
  expect(escapeXml(text)).toBe('abcd😀');
  expect(xmlText(text)).toBe('abcd😀');
  expect(xmlText('a\u0007<', (character) => `<cp hex="000${character.charCodeAt(0)}"/>`)).toBe(
    'a<cp hex="0007"/>&lt;',
  );
});

test('attributes are of one line; those without a value are left out', () => {
  expect(xmlAttributes({ id: 'a\n"b"\u0000', no: undefined, lang: "it's" })).toBe(
    ` id="a &quot;b&quot;" lang="it's"`,
  );
});
