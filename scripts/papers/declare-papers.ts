import { readFileSync, writeFileSync } from 'node:fs';
import { needsLogin, type PaperType, paperName } from './plan.ts';
import { getTitle, paperLanguages } from './words.ts';

export type Paper = { type: PaperType; languages: readonly string[] };

/** Writes `documents` into the file of a product, and leaves the rest of the file unchanged. */
export function declarePapers(
  file: string,
  { slug, name }: { slug: string; name: string },
  papers: readonly Paper[],
): void {
  const text = readFileSync(file, 'utf8');
  const others = text.replace(/^documents:.*\n(?:[ -].*\n|\n(?=[ -]))*/m, '');
  const block =
    papers.length > 0 ? `documents:\n${papers.map((paper) => entry(slug, name, paper, text)).join('')}` : '';
  const place = others.search(/^(?:model|video|related):/m);
  const updated =
    place < 0 ? `${others.trimEnd()}\n${block}` : `${others.slice(0, place)}${block}${others.slice(place)}`;
  if (updated !== text) writeFileSync(file, updated);
}

function entry(slug: string, name: string, { type, languages }: Paper, before: string): string {
  const paper = paperName(slug, type);
  // A document also has titles in languages in which it is not printed; those stay as they were written.
  const titles = namesOf(paper, before);
  for (const language of paperLanguages) titles.set(language, getTitle(type, name, language));
  const names = [...titles].map(([language, title]) => `      ${language}: ${title}\n`);
  const files = languages.map((language) => `      ${language}: ${paper}-${language}.pdf\n`);
  return [
    `  - slug: ${paper}\n`,
    `    type: ${type}\n`,
    `    name:\n`,
    ...names,
    `    thumbnail: cover-${paper}.webp\n`,
    `    login: ${needsLogin(type)}\n`,
    `    files:\n`,
    ...files,
  ].join('');
}

/** The titles of a document in the existing file, by language. */
function namesOf(paper: string, text: string): Map<string, string> {
  const [, lines = ''] =
    new RegExp(`^  - slug: ${paper}\\n.*\\n    name:\\n((?:      .*\\n)*)`, 'm').exec(text) ?? [];
  return new Map(
    [...lines.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, language = '', title = '']) => [language, title]),
  );
}
