import type { PageTexts, StoredBlock, Texts } from '#contracts/content/draft.ts';
import type { ReportProblem } from '#seed/schema/problem.ts';
import { isObject, reportUnknown, type YamlObject } from '#seed/schema/yaml-file.ts';
import type { KeptDraft, PagePassword } from '../page/page-draft.ts';
import { readBlock } from './read-block.ts';
import { readTranslation } from './read-translation.ts';
import type { Names } from './seed-links.ts';
import { pageIdOf } from './seed-links.ts';
import type { SeedPage } from './seed-pages.ts';

const textFields = ['title', 'navigationTitle', 'description', 'lead'];
const structureFields = [
  'theme',
  'pageType',
  'type',
  'countries',
  'protection',
  'passwords',
  'requiredRole',
  'sourceLanguage',
  'draftOnly',
  'tableOfContents',
  'injection',
  'image',
  'order',
  'publicationDate',
  'category',
  'adhoc',
  'contacts',
  'products',
  'translations',
];
const translationStates = ['none', 'MarkedForTranslation', 'InProgress', 'Translated'] as const;

export type SeedSite = { id: string; key: string; theme: string; themes: readonly string[] };

/** Reads a page's source and translations. What is wrong is reported by file, block and field. */
export function readPage(page: SeedPage, site: SeedSite, names: Names, report: ReportProblem): KeptDraft {
  const { source } = page;
  const inSource = (field: string, message: string) => report({ file: page.file, field, message });
  reportUnknown(source, [...textFields, ...structureFields, 'blocks'], inSource);

  const sourceLanguage = String(source.sourceLanguage ?? 'en');
  const { blocks, texts } = readBlocks(page, site, names, report);
  const theme = String(source.theme ?? site.theme);
  if (!site.themes.includes(theme)) inSource('theme', `"${theme}" is no theme`);
  const image = source.image === undefined ? null : names.file(String(source.image));
  if (image === undefined)
    inSource('image', `names the file "${String(source.image)}", which files.yaml does not have`);

  return {
    id: pageIdOf(page.name),
    siteId: site.id,
    path: page.path,
    sourceLanguage,
    type: oneOf(source.type ?? 'CONTENT', ['CONTENT', 'SYSTEM', 'STORY', 'MEDIA_RELEASE'], 'type', inSource),
    pageType: String(source.pageType ?? 'Content'),
    theme,
    injection: injectionFrom(source.injection, inSource),
    countries: page.countries ?? strings(source.countries, 'countries', inSource),
    protection: oneOf(source.protection ?? 'none', ['none', 'password', 'role'], 'protection', inSource),
    requiredRole: textOrNull(source.requiredRole),
    tableOfContents: source.tableOfContents === true,
    image: image ?? null,
    sortIndex: Number(source.order ?? 1000),
    publicationDate: textOrNull(source.publicationDate),
    category: textOrNull(source.category),
    adhoc: source.adhoc === true,
    contacts: contactsOf(source, names, inSource),
    products: strings(source.products, 'products', inSource),
    blocks,
    texts: {
      [sourceLanguage]: { ...pageTextsFrom(source), blocks: texts },
      ...translationsOf(page, site, names, blocks, texts, report),
    },
    targets: targetsOf(page, sourceLanguage, inSource),
    passwords: passwordsFrom(source.passwords, inSource),
  };
}

function readBlocks(page: SeedPage, site: SeedSite, names: Names, report: ReportProblem) {
  const blocks: StoredBlock[] = [];
  let texts: Texts = {};
  const given = page.source.blocks ?? [];
  if (!Array.isArray(given)) report({ file: page.file, field: 'blocks', message: 'must be a list' });
  for (const [index, value] of (Array.isArray(given) ? given : []).entries()) {
    const read = readBlock(value, index, site.key, names, (block, field, message) =>
      report({ file: page.file, block, field, message }),
    );
    if (!read) continue;
    blocks.push(read.block);
    texts = { ...texts, ...read.texts };
  }
  return { blocks, texts };
}

function translationsOf(
  page: SeedPage,
  site: SeedSite,
  names: Names,
  blocks: StoredBlock[],
  source: Texts,
  reportProblem: ReportProblem,
): Record<string, PageTexts> {
  const translations: Record<string, PageTexts> = {};
  for (const { file, language, content } of page.translations) {
    const report = (block: string, field: string, message: string) =>
      reportProblem({ file, block, field, message });
    reportUnknown(content, [...textFields, 'blocks'], (field, message) => report('', field, message));
    const given = content.blocks ?? {};
    if (!isObject(given)) report('', 'blocks', 'must be block ids with their texts');
    translations[language] = {
      ...pageTextsFrom(content),
      blocks: readTranslation(blocks, source, isObject(given) ? given : {}, {
        site: site.key,
        names,
        report,
      }),
    };
  }
  return translations;
}

function pageTextsFrom(content: YamlObject): Omit<PageTexts, 'blocks'> {
  return {
    title: textOrNull(content.title) ?? '',
    navigationTitle: textOrNull(content.navigationTitle),
    description: textOrNull(content.description),
    lead: textOrNull(content.lead),
  };
}

/** A published translation is finished; for the others, the page says how far they are. */
function targetsOf(
  page: SeedPage,
  sourceLanguage: string,
  report: (field: string, message: string) => void,
): KeptDraft['targets'] {
  const finished = page.translations.map(({ language }) => [language, 'Translated'] as const);
  const said = isObject(page.source.translations) ? Object.entries(page.source.translations) : [];
  const targets = new Map<string, unknown>([...said, ...finished]);
  targets.delete(sourceLanguage);
  return [...targets].map(([language, state]) => ({
    language,
    state: oneOf(state, translationStates, 'translations', report),
  }));
}

function contactsOf(
  source: YamlObject,
  names: Names,
  report: (field: string, message: string) => void,
): string[] {
  return strings(source.contacts, 'contacts', report).flatMap((slug) => {
    const id = names.contact(slug);
    if (!id) report('contacts', `names "${slug}", who is not in contacts.yaml`);
    return id ? [id] : [];
  });
}

function passwordsFrom(value: unknown, report: (field: string, message: string) => void): PagePassword[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || !value.every(isObject)) {
    report('passwords', 'must be a list of label, password and expires');
    return [];
  }
  return value.map(({ label, password, expires }) => ({
    label: String(label ?? ''),
    password: String(password ?? ''),
    expires: textOrNull(expires),
  }));
}

function injectionFrom(
  value: unknown,
  report: (field: string, message: string) => void,
): KeptDraft['injection'] {
  if (value === undefined) return null;
  if (isObject(value) && (value.kind === 'product' || value.kind === 'service') && value.slug) {
    return { kind: value.kind, slug: String(value.slug) };
  }
  report('injection', 'must have kind (product or service) and slug');
  return null;
}

function oneOf<const Value extends string>(
  value: unknown,
  allowed: readonly [Value, ...Value[]],
  field: string,
  report: (field: string, message: string) => void,
): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (!found) report(field, `"${String(value)}" must be one of ${allowed.join(', ')}`);
  return found ?? allowed[0];
}

function strings(value: unknown, field: string, report: (field: string, message: string) => void): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value;
  report(field, 'must be a list of texts');
  return [];
}

function textOrNull(value: unknown): string | null {
  return value === undefined || value === null ? null : String(value).trim();
}
