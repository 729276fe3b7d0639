import { expect, test } from 'vitest';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { rowsOfProblems } from './problem-rows.ts';

const missing: ContentProblem = {
  code: 'missing',
  params: {},
  block: 'words',
  field: 'quote',
  language: 'de',
};

test('EDI-05 one cause at one place is one row, with the languages that have it', () => {
  const rows = rowsOfProblems([
    missing,
    { ...missing, language: 'fr' },
    { ...missing, field: 'name' },
    missing,
  ]);
  expect(rows.map(({ problem: { field }, languages }) => [field, languages])).toEqual([
    ['quote', ['de', 'fr']],
    ['name', ['de']],
  ]);
});

test('EDI-05 two links of a text that lead nowhere are two rows, the same one twice is one', () => {
  const nowhere = (path: string): ContentProblem => ({
    ...missing,
    code: 'pathNowhere',
    params: { path },
    language: null,
  });
  const rows = rowsOfProblems([nowhere('/a'), nowhere('/b'), nowhere('/a')]);
  expect(rows.map(({ problem, languages }) => [problem.params.path, languages])).toEqual([
    ['/a', []],
    ['/b', []],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
});

test('EDI-05 ten languages without words are ten rows of their own', () => {
  const languages = ['cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'];
  const rows = rowsOfProblems(
    languages.map((language) => ({
      code: 'languageMissing',
      params: { language },
      block: null,
      field: 'languages',
      language: null,
    })),
  );
  expect(new Set(rows.map(({ key }) => key)).size).toBe(10);
});
