import { UnreadableFile } from '#services/foundation/unreadable-file.ts';
import type { CatalogueFile, CatalogueRecord } from '../catalogue-record.ts';
import { findMappedSlug } from '../find-mapped-slug.ts';
import { languageOfCode } from '../language-codes.ts';
import type { Lexicon } from '../lexicon.ts';
import { type Mapping, noMapping } from '../mapping.ts';
import type { Report } from '../report.ts';
import { getChild, getChildren, readXml, type XmlElement, type XmlLimits } from '../xml/read-xml.ts';
import { createGroups } from './read-groups.ts';
import { getNumber, readItem } from './read-item.ts';
import type { Reading } from './reading.ts';

type Options = { lexicon: Lexicon; mapping: Mapping; report: Report; limits?: XmlLimits };

const parts = new Set([
  'HEADER',
  'CATALOG_STRUCTURE',
  'PRODUCT',
  'ARTICLE',
  'PRODUCT_TO_CATALOGGROUP_MAP',
  'ARTICLE_TO_CATALOGGROUP_MAP',
]);

/**
 * Reads a BMEcat of version 1.2 or 2005, with or without namespaces, whole (T_NEW_CATALOG) or an update. What is missing is
 * left out; what nobody here knows is reported and skipped.
 * @throws {UnreadableFile}
 */
export async function readBmecat(
  chunks: AsyncIterable<Uint8Array>,
  { lexicon, mapping, report, limits }: Options,
): Promise<CatalogueFile> {
  const reading: Reading = { lexicon, mapping, report, language: mapping.language };
  const groups = createGroups(() => reading);
  const records = new Map<string, CatalogueRecord>();

  const named = new Set<string>();
  let isWhole = false;
  let media = false;

  function takeItem(element: XmlElement) {
    const [first] = getChildren(element, 'MIME_INFO');
    if (first && !media)
      report('skipped', first.line, 'pictures and papers are not taken over: a catalogue only names them');
    media ||= first !== undefined;
    const number = getNumber(element);
    // Also what the mapping leaves out is there: it is not sold no more.
    const own = number && (findMappedSlug(number, mapping) ?? findMappedSlug(number, noMapping));
    if (own) named.add(own);
    const record = readItem(element, reading);
    const earlier = record && records.get(record.slug);
    if (earlier) report('error', element.line, `${record.slug} stands in line ${earlier.line} already`);
    else if (record) records.set(record.slug, record);
  }

  await readXml(chunks, {
    parts,
    limits,
    root({ name, line }) {
      if (name !== 'BMECAT') throw new UnreadableFile(line, `begins with ${name}: is no BMEcat`);
    },
    section({ name }) {
      isWhole ||= name === 'T_NEW_CATALOG';
    },
    take(element) {
      if (element.name === 'HEADER') reading.language = languageOfHeader(element) ?? mapping.language;
      else if (element.name === 'CATALOG_STRUCTURE') groups.name(element);
      else if (element.name.endsWith('_MAP')) groups.fill(element);
      else takeItem(element);
    },
  });
  return {
    records: [...records.values()].map((record) => {
      const classifications = groups.of(record.slug);
      return classifications ? { ...record, classifications } : record;
    }),
    whole: isWhole ? named : null,
  };
}

/** The default one of the catalogue, else the first. */
function languageOfHeader(header: XmlElement): string | null {
  const languages = getChildren(getChild(header, 'CATALOG'), 'LANGUAGE');
  const own = languages.find(({ attributes }) => attributes.default === 'true') ?? languages[0];
  return own ? languageOfCode(own.text) : null;
}
