import { expect, test } from 'vitest';
import { problemsOfPaths } from './check-paths.ts';

const known = {
  paths: new Set(['/', '/about', '/about/team']),
  redirects: new Map([
    ['/jobs', 'https://jobs.group.example'],
    ['/company', '/about'],
    ['/firm', '/Company?from=firm'],
    ['/round', '/and'],
    ['/and', '/round'],
    ['/lost', '/nowhere'],
  ]),
};
const place = { block: 'intro', field: 'actions/1', language: null };
const getProblems = (path: string) => problemsOfPaths(new Map([[path, [place]]]), '/own', known);

test.each([
  '/',
  '/home',
  '/about',
  '/about/team/#people',
  '/own?x=1',
  '/products/any',
  '/MyKomax',
  '/jobs',
  '/COMPANY',
  '/firm',
])('URL-09 %s leads somewhere', (path) => {
  expect(getProblems(path)).toEqual([]);
});

test.each([
  ['/nowhere#top', 'pathNowhere', '/nowhere'],
  ['/lost', 'pathNowhere', '/nowhere'],
  ['/round', 'redirectLoop', '/round'],
])('URL-09 %s is told where it stands: %s', (path, code, notified) => {
  expect(getProblems(path)).toEqual([{ code, params: { path: notified }, ...place }]);
});
