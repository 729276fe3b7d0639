import { expect, test } from 'vitest';
import type { Connection } from '#services/foundation/statement.ts';
import { cacheProducts } from './cached-products.ts';
import type { ProductRow } from './find-products.ts';

const connection = {} as Connection;
const first = { items: 1, vocabulary: 1 };
const row = (slug: string, short: string) => ({ slug, short }) as ProductRow;

/** Each row has the time of its reading; `requests` gets an entry for each reading. */
function cachedWith(before: () => Promise<void> = async () => undefined) {
  const requests: string[] = [];
  const keep = cacheProducts(async (_, slugs, language) => {
    requests.push(`${language} ${slugs.join(' ')}`);
    const time = requests.length;
    await before();
    return new Map(slugs.filter((slug) => slug !== 'gone').map((slug) => [slug, row(slug, `read ${time}`)]));
  });
  return { keep, requests };
}

test('a row is read once, and those that are not kept are read with one question', async () => {
  const { keep, requests } = cachedWith();
  await keep(connection, first, ['lorze-10'], 'en', []);
  const rows = await keep(connection, first, ['lorze-10', 'reuss-410', 'albis-900'], 'en', []);
  expect([...rows.keys()].sort()).toEqual(['albis-900', 'lorze-10', 'reuss-410']);
  expect(requests).toEqual(['en lorze-10', 'en reuss-410 albis-900']);
});

test('each language has rows of its own', async () => {
  const { keep, requests } = cachedWith();
  await keep(connection, first, ['lorze-10'], 'en', []);
  await keep(connection, first, ['lorze-10'], 'ja', []);
  expect(requests).toEqual(['en lorze-10', 'ja lorze-10']);
});

test('what is not there is looked for again', async () => {
  const { keep, requests } = cachedWith();
  expect((await keep(connection, first, ['gone'], 'en', [])).size).toBe(0);
  expect((await keep(connection, first, ['gone'], 'en', [])).size).toBe(0);
  expect(requests).toHaveLength(2);
});

test.for([
  { what: 'the catalogue', next: { items: 2, vocabulary: 1 } },
  { what: 'its vocabulary', next: { items: 1, vocabulary: 2 } },
])('a change of $what is seen at once', async ({ next }) => {
  const { keep } = cachedWith();
  await keep(connection, first, ['lorze-10'], 'en', []);
  expect((await keep(connection, next, ['lorze-10'], 'en', [])).get('lorze-10')?.short).toBe('read 2');
});

test('what was read before a change is not kept for those who know of it', async () => {
  const slow = Promise.withResolvers<void>();
  const waits = [slow.promise];
  const { keep } = cachedWith(async () => waits.shift());
  const early = keep(connection, first, ['lorze-10'], 'en', []);
  await keep(connection, { items: 2, vocabulary: 1 }, ['reuss-410'], 'en', []);
  slow.resolve();
  expect((await early).get('lorze-10')?.short).toBe('read 1');
  const late = await keep(connection, { items: 2, vocabulary: 1 }, ['lorze-10'], 'en', []);
  expect(late.get('lorze-10')?.short).toBe('read 3');
});
