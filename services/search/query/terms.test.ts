import { expect, test } from 'vitest';
import { getTerms, inHeadings, textQuery } from './terms.ts';

const stems = (_: string, word: string) => (word === 'the' ? '' : word.replace(/ing$/, ''));
const query = (text: string, language = 'en', isTyping = false) =>
  textQuery(getTerms(text, language, { isTyping }), stems);

test('SEA-02 a word is found by its beginning and by its stem', () => {
  expect(query('crimping')).toBe("('en/crimping':* | 'en=crimp')");
});

test('SEA-02 words that say nothing are left out, unless there are no others', () => {
  expect(query('the press')).toBe("('en/press':* | 'en=press')");
  expect(query('the')).toBe("'en/the':*");
});

test('SEA-02 a code is found in one piece and by its parts', () => {
  expect(query('CS-400')).toBe("('en/cs400' | (('en/cs' | 'en=cs') & 'en/400'))");
  expect(query('CS-40', 'en', true)).toBe("('en/cs40':* | (('en/cs' | 'en=cs') & 'en/40':*))");
});

test('SEA-02 other languages find what stands in for a missing translation', () => {
  expect(query('机', 'zh')).toBe("('zh/机':*) | ('en>zh' & 'en/机':*)");
});

test('SEA-02 words that are written without a space are found apart, too', () => {
  expect(query('端子圧着', 'ja')).toContain("('ja/端子' & 'ja/圧着')");
  expect(query('圧着機', 'ja')).toContain("('ja/圧着' & 'ja/着機')");
  expect(query('导线加工', 'zh')).toContain("('zh/导线' & 'zh/加工')");
});

test('SEA-02 a word of the trade finds what our texts call otherwise', () => {
  expect(query('lisování', 'cs')).toContain("'cs/krimp':*");
  expect(query('blankolás', 'hu')).toContain("'hu/csupasz':*");
  expect(query('crimp', 'ja')).toContain("'ja/圧着'");
  expect(query('lis', 'cs')).not.toContain('krimp');
});

test('nothing that PostgreSQL could read as a query of its own gets through', () => {
  expect(query("a' | !b:* & (c)")).toBe("('en/a' | 'en=a') & ('en/b' | 'en=b') & ('en/c' | 'en=c')");
  expect(query('!&|():*<->')).toBeUndefined();
});

test('the same query for titles and headings alone', () => {
  expect(inHeadings("('en/crimping':* | 'en=crimp')")).toBe("('en/crimping':*AB | 'en=crimp':AB)");
});
