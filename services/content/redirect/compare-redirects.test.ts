import { describe, expect, test } from 'vitest';
import { compareRedirects } from './compare-redirects.ts';
import { type RedirectLine, readRedirectFile } from './read-redirect-file.ts';

const siteId = '4b1c0000-0000-4000-8000-000000000001';
const stored = [
  { previousUrl: '/old', target: '/stories', status: '301' },
  { previousUrl: '/gone', target: '/nowhere-now', status: '302' },
];
const there = ['/stories', '/news'];

const lines = (...rows: [previousUrl: string, target: string, status?: string][]): RedirectLine[] =>
  rows.map(([previousUrl, target, status = '301'], index) => ({
    line: index + 2,
    previousUrl,
    target,
    status,
  }));

const compare = (...rows: Parameters<typeof lines>) =>
  compareRedirects(lines(...rows), {
    id: siteId,
    redirects: stored,
    leadsWith: (redirects) => (path) => there.includes(path) || redirects.has(path),
  }).map(({ outcome, problem }) => (problem ? [outcome, problem.code] : outcome));

describe('URL-09 EDI-05 what the lines of a file would do', () => {
  test('new, changed and the same are told apart, in whatever letter case', () => {
    expect(compare(['/New', '/news'], ['/OLD', '/news'], ['/old-too', '/old'])).toEqual([
      'created',
      'changed',
      'created',
    ]);
    expect(compare(['/Old', '/stories'])).toEqual(['unchanged']);
  });

  test('what is there already is not called wrong for a target that has gone since', () => {
    expect(compare(['/gone', '/nowhere-now', '302'])).toEqual(['unchanged']);
    expect(compare(['/gone', '/nowhere-now', '301'])).toEqual([['wrong', 'pathNowhere']]);
  });

  test.each([
    ['to itself', [['/A', '/a']], ['redirectToItself']],
    [
      'round in a circle',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      ['redirectLoop', 'redirectLoop'],
    ],
    ['back over one that is there', [['/stories', '/old']], ['redirectLoop']],
    ['nowhere', [['/a', '/nobody-knows']], ['pathNowhere']],
    ['to script', [['/a', 'javascript:alert(1)']], ['badAddress']],
    ['from no path', [['https://www.group.example/a', '/news']], ['linkPath']],
    ['without a target', [['/a', '']], ['missing']],
    ['with a status that is none', [['/a', '/news', '200']], ['notOneOf']],
  ] as const)('a line that leads %s is wrong', (_, rows, codes) => {
    const found = compare(...(rows as unknown as Parameters<typeof lines>));
    expect(found).toEqual(codes.map((code) => ['wrong', code]));
  });

  test('the second line of an address is wrong, and says which was the first', () => {
    const [, second] = compareRedirects(lines(['/a', '/news'], ['/A', '/stories']), {
      id: siteId,
      redirects: [],
      leadsWith: () => () => true,
    });
    expect(second).toMatchObject({
      outcome: 'wrong',
      problem: { code: 'inEarlierLine', params: { line: 2 } },
    });
  });
});

describe('0081 a file of redirects is read as spreadsheets write it', () => {
  test.each([
    ['commas', 'Old address,Leads to,Kind\r\n/a,/news,302\r\n'],
    ['semicolons, a mark and a heading in German', '\ufeffAlte Adresse;Führt zu;Art\r\n/a;/news;302\r\n'],
    ['tabs, no heading and empty lines', '/a\t/news\t302\n\n\t\t\n'],
  ])('%s', async (_, text) => {
    expect(await readRedirectFile(text)).toMatchObject([
      { previousUrl: '/a', target: '/news', status: '302' },
    ]);
  });

  test('without a status a redirect is for good, and a mistyped first line is not a heading', async () => {
    expect(await readRedirectFile('a/b;/news\n')).toEqual([
      { line: 1, previousUrl: 'a/b', target: '/news', status: '301' },
    ]);
  });

  test('more lines than anybody needs are refused', async () => {
    const text = Array.from({ length: 5001 }, (_, index) => `/a-${index};/news\n`).join('');
    await expect(readRedirectFile(text)).rejects.toThrow('too many lines');
  });
});
