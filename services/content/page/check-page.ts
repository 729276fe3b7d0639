import type { PageTexts } from '#contracts/content/draft.ts';
import { pageTextNames, pageTexts } from '#contracts/content/page-texts.ts';
import { type ContentProblem, type Fault, fault } from '#contracts/content/problems.ts';
import { brokenTextRule } from '#contracts/content/text-rules.ts';
import { problemsOfStructure } from '../block/check-structure.ts';
import { problemsOfTexts } from '../block/check-texts.ts';
import type { StoredDraft } from './draft/page-draft.ts';
import { isPagePath } from './page-address.ts';

/** Checks a page by the rules for publication; empty: it follows them. */
export function problemsOfPage(page: StoredDraft): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (field: string, found: Fault) =>
    problems.push({ ...found, field, block: null, language: null });

  if (!isPagePath(page.path)) report('path', fault('badPath', { path: page.path.slice(0, 400) }));
  if (!page.texts[page.sourceLanguage]) {
    report('sourceLanguage', fault('noSourceText', { language: page.sourceLanguage }));
  }
  if (!page.countries.every((country) => /^[A-Z]{2}$/.test(country)))
    report('countries', fault('badCountry'));
  if (page.protection === 'role' && !page.requiredRole) report('requiredRole', fault('missing'));
  if (page.protection === 'password' && page.passwords?.length === 0) {
    report('passwords', fault('noPasswords'));
  }
  for (const { label, password } of page.passwords ?? []) {
    if (password.length < 8) report('passwords', fault('passwordTooShort', { label }));
  }
  problems.push(...problemsOfStructure(page.blocks));
  for (const [language, texts] of Object.entries(page.texts)) {
    problems.push(
      ...problemsOfFrame(texts, language),
      ...problemsOfTexts(page.blocks, texts.blocks, language),
    );
  }
  return problems;
}

function problemsOfFrame(texts: PageTexts, language: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (field: string, found: Fault) => problems.push({ ...found, field, block: null, language });
  if (!texts.title.trim()) report('title', fault('missing'));
  for (const name of pageTextNames) {
    const text = texts[name];
    if (text === null) continue;
    const found = /\p{Cc}/u.test(text)
      ? fault(/\0/.test(text) ? 'badCharacter' : 'notOneLine')
      : brokenTextRule(text, pageTexts[name]);
    if (found) report(name, found);
  }
  return problems;
}
