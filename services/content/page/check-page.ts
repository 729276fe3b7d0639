import type { PageTexts } from '#contracts/content/draft.ts';
import { problemsOfStructure } from '../block/check-structure.ts';
import { problemsOfTexts } from '../block/check-texts.ts';
import { isPagePath } from './page-address.ts';
import type { KeptDraft } from './page-draft.ts';

/** What is wrong with a page; `language` where only one language is concerned. */
export type PageProblem = { language?: string; block?: string; field: string; message: string };

/** Holds a page against the rules that it must keep before anybody may see it; an empty list: it does. */
export function problemsOfPage(page: KeptDraft): PageProblem[] {
  const problems: PageProblem[] = [];
  const report = (field: string, message: string) => problems.push({ field, message });

  if (!isPagePath(page.path))
    report('path', `"${page.path}" must have lower case letters, digits and hyphens only`);
  if (!page.texts[page.sourceLanguage])
    report('sourceLanguage', `the page has no text in ${page.sourceLanguage}`);
  if (!page.countries.every((country) => /^[A-Z]{2}$/.test(country)))
    report('countries', 'must be two capital letters');
  if (page.protection === 'role' && !page.requiredRole) report('requiredRole', 'is missing');
  if (page.protection === 'password' && page.passwords?.length === 0) report('passwords', 'has none');
  for (const { label, password } of page.passwords ?? []) {
    if (password.length < 8) report('passwords', `"${label}" has less than 8 characters`);
  }
  problems.push(...problemsOfStructure(page.blocks));
  for (const [language, texts] of Object.entries(page.texts)) {
    const found = [...problemsOfFrame(texts), ...problemsOfTexts(page.blocks, texts.blocks)];
    problems.push(...found.map((problem) => ({ ...problem, language })));
  }
  return problems;
}

const longest = { title: 160, navigationTitle: 80, description: 320, lead: 400 };

function problemsOfFrame(texts: PageTexts): { field: string; message: string }[] {
  const problems = Object.entries(longest).flatMap(([field, most]) => {
    const text = texts[field as keyof typeof longest];
    if (text === null) return [];
    if (/\p{Cc}/u.test(text)) return [{ field, message: 'must be one line' }];
    return text.length > most
      ? [{ field, message: `is ${text.length} characters long, at most ${most} fit` }]
      : [];
  });
  return texts.title.trim() ? problems : [{ field: 'title', message: 'is missing' }, ...problems];
}
