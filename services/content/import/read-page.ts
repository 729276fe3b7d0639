import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { block, getTranslation } from '#seed/schema/content/block.ts';
import { problemsOfPage } from '../page/check-page.ts';
import type { StoredDraft } from '../page/draft/page-draft.ts';
import { getSentence } from '../problem/sentence.ts';
import { pathOfUnit, readBlock } from './read-block.ts';
import { readTranslation } from './read-translation.ts';
import { getPageId, type Names, noFile, noItem, noTheme } from './seed-links.ts';
import type { SeedPage } from './seed-pages.ts';

export type SeedSite = { id: string; key: string; theme: string; themes: ReadonlySet<string> };

/** Makes a draft of a page's source and translations, and checks it by the rules of pages. */
export function readPage(page: SeedPage, site: SeedSite, names: Names): StoredDraft & { draftOnly: boolean } {
  const { value: source, report } = page.source;
  const { sourceLanguage, order, draftOnly, translations, ...given } = source;
  const theme = source.theme ?? site.theme;
  if (!site.themes.has(theme)) report(['theme'], noTheme(theme));
  const image = source.image && names.file(source.image);
  if (source.image && !image) report(['image'], noFile(source.image));
  const contacts = source.contacts.flatMap((slug, index) => {
    const id = names.contact(slug);
    if (!id) report(['contacts', index], `names "${slug}", who is not in contacts.yaml`);
    return id ?? [];
  });

  for (const [index, slug] of source.products.entries()) {
    if (!names.item('product', slug)) report(['products', index], noItem('product', slug));
  }
  const { injection } = source;
  if (injection && !names.item(injection.kind, injection.slug)) {
    report(['injection', 'slug'], noItem(injection.kind, injection.slug));
  }
  const types = new Map<string, string>();
  const { blocks, texts } = readBlocks(page, types, site, names);
  const { title, navigationTitle, description, lead, ...structure } = given;
  const draft: StoredDraft = {
    ...structure,
    id: getPageId(page.name),
    siteId: site.id,
    path: page.path,
    sourceLanguage,
    theme,
    countries: page.countries ?? source.countries,
    image: image ?? null,
    sortIndex: order,
    contacts,
    blocks,
    texts: {
      [sourceLanguage]: { title, navigationTitle, description, lead, blocks: texts },
      ...getTranslations(page, types, site, names, blocks, texts),
    },
    targets: getTargets(page, sourceLanguage, translations),
  };
  for (const { language, block: id, field, ...found } of problemsOfPage(draft)) {
    const translation = page.translations.find((candidate) => candidate.language === language);
    const path =
      id === null ? field.split('/') : pathOfUnit(`${id}/${field}`, translation ? undefined : types);
    (translation?.entry ?? page.source).report(path, getSentence(found));
  }
  return { ...draft, draftOnly };
}

function readBlocks({ source }: SeedPage, types: Map<string, string>, site: SeedSite, names: Names) {
  const blocks: StoredBlock[] = [];
  const texts: Texts = {};
  const report = (unit: string, message: string) => source.report(pathOfUnit(unit, types), message);
  for (const index of source.value.blocks.keys()) {
    const [type, fields] = Object.entries(source.readPart(['blocks', index], block)?.value ?? {})[0] ?? [];
    if (!type || !fields) continue;
    types.set(fields.id, type);
    blocks.push(readBlock(type, fields, { site: site.key, names, texts, report }));
  }
  return { blocks, texts };
}

function getTranslations(
  page: SeedPage,
  types: ReadonlyMap<string, string>,
  site: SeedSite,
  names: Names,
  blocks: readonly StoredBlock[],
  source: Texts,
): StoredDraft['texts'] {
  return Object.fromEntries(
    page.translations.map(({ language, entry }) => {
      const report = (unit: string, message: string) => entry.report(pathOfUnit(unit), message);
      const { title, navigationTitle, description, lead } = entry.value;
      const given = translatedBlocks(entry, types);
      const texts = readTranslation(blocks, source, given, { site: site.key, names, report });
      return [language, { title, navigationTitle, description, lead, blocks: texts }];
    }),
  );
}

function translatedBlocks(
  { value, report, readPart }: SeedPage['translations'][number]['entry'],
  types: ReadonlyMap<string, string>,
): Record<string, Record<string, unknown>> {
  const read: Record<string, Record<string, unknown>> = {};
  for (const id of Object.keys(value.blocks)) {
    const type = types.get(id);
    if (!type) report(['blocks', id], 'is translated, but the page has no such block');
    else read[id] = readPart(['blocks', id], getTranslation(type))?.value ?? {};
  }
  return read;
}

/** A published translation is complete; for the others, the page states how far they are. */
function getTargets(
  page: SeedPage,
  sourceLanguage: string,
  given: SeedPage['source']['value']['translations'],
): StoredDraft['targets'] {
  const finished = page.translations.map(({ language }) => [language, 'Translated'] as const);
  const targets = new Map([...Object.entries(given), ...finished]);
  targets.delete(sourceLanguage);
  return [...targets].map(([language, state]) => ({ language, state }));
}
