import type { PageDraft, StoredBlock, StoredItem } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { getItems } from '../../document/merge.ts';

/** Settings without a field of their own are corrected at another one. */
const elsewhere: Readonly<Record<string, string>> = {
  languages: 'title',
  passwords: 'protection',
  siteId: 'path',
  sourceLanguage: 'title',
};

/** The setting at which to correct a problem of the page itself. */
export function settingOf(field: string): string {
  return elsewhere[field] ?? field;
}

/** The language in which to correct a problem; undefined: any. */
export function languageOfProblem({ language, code, params }: ContentProblem): string | undefined {
  return language ?? (code === 'languageMissing' ? String(params.language) : undefined);
}

type Place = { block: StoredBlock | undefined; path: (string | number)[] };

/** The place of a problem, with item positions instead of ids. */
export function placeOfProblem({ blocks }: PageDraft, { block: id, field }: ContentProblem): Place {
  const block = id === null ? undefined : blocks.find((one) => one.id === id);
  if (!block) return { block: undefined, path: [id ?? field] };
  return { block, path: getPath(block, field) };
}

/** `items/x7/label` becomes `['items', 2, 'label']`. */
export function getPath(block: StoredItem, unit: string): (string | number)[] {
  const path: (string | number)[] = [];
  let holder: StoredItem | undefined = block;
  let items: StoredItem[] = [];
  for (const part of unit.split('/').filter(Boolean)) {
    const index = items.findIndex((item) => item.id === part);
    if (index >= 0) {
      path.push(index + 1);
      holder = items[index];
      items = [];
    } else {
      path.push(part);
      items = getItems(holder?.[part]);
    }
  }
  return path;
}
