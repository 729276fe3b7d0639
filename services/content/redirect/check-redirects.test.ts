import { expect, test } from 'vitest';
import { problemsOfRedirects } from './check-redirects.ts';

const redirect = (previousUrl: string, target: string, status = 301) => ({ previousUrl, target, status });

test('URL-09 redirects to paths and to full addresses may be kept, also one behind the other', () => {
  expect(
    problemsOfRedirects([
      redirect('/News', '/stories'),
      redirect('/old', '/News'),
      redirect('/jobs', 'https://jobs.group.example', 302),
    ]),
  ).toEqual([]);
});

test.each([
  ['to itself', [redirect('/a', '/a')]],
  ['to itself in other letters', [redirect('/A', '/a')]],
  ['round in a circle', [redirect('/a', '/b'), redirect('/b', '/C'), redirect('/c', '/A')]],
])('URL-09 a redirect must not lead %s', (_, redirects) => {
  expect(problemsOfRedirects(redirects).map(({ message }) => message)).toContain('leads back to itself');
});

test('URL-09 a way into a circle is not the circle', () => {
  const problems = problemsOfRedirects([redirect('/in', '/a'), redirect('/a', '/b'), redirect('/b', '/a')]);
  expect(problems).toHaveLength(2);
});

test.each([
  ['twice', [redirect('/a', '/b'), redirect('/A', '/c')]],
  ['to another host in disguise', [redirect('/a', '//evil.example')]],
  ['to script', [redirect('/a', 'javascript:alert(1)')]],
  ['from no path', [redirect('a', '/b')]],
  ['with a status that is none', [redirect('/a', '/b', 200)]],
])('URL-09 a redirect may not lead %s', (_, redirects) => {
  expect(problemsOfRedirects(redirects)).toHaveLength(1);
});
