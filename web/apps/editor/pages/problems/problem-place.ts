import type { PageDraft, StoredBlock, StoredItem } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { getItems } from '../../document/merge.ts';

/** Settings that are not a field of their own are put right at another one. */
const elsewhere: Readonly<Record<string, string>> = {
  languages: 'title',
  passwords: 'protection',
  siteId: 'path',
  sourceLanguage: 'title',
};

/** The setting at which a problem of the page itself is put right. */
export function settingOf(field: string): string {
  return elsewhere[field] ?? field;
}

/** In which language a problem is put right; undefined: in whichever. */
export function languageOfProblem({ language, code, params }: ContentProblem): string | undefined {
  return language ?? (code === 'languageMissing' ? String(params.language) : undefined);
}

type Place = { block: StoredBlock | undefined; path: (string | number)[] };

/** Where a problem is, with items by their number in place of their id. */
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
