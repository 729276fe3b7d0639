import type { CatalogueFile, CatalogueRecord } from '../catalogue-record.ts';
import { findMappedSlug } from '../find-mapped-slug.ts';
import type { Lexicon } from '../lexicon.ts';
import { type Mapping, noMapping } from '../mapping.ts';
import type { Report } from '../report.ts';
import { getChildren, readXml, type XmlElement, type XmlLimits } from '../xml/read-xml.ts';
import { readFacts } from './catalogue-facts.ts';
import { getNumber } from './item-number.ts';
import { readItem } from './read-item.ts';
import type { Reading } from './reading.ts';

type Options = { lexicon: Lexicon; mapping: Mapping; report: Report; limits?: XmlLimits };

/** Opens a file, each time at its beginning. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

const items = new Set(['PRODUCT', 'ARTICLE']);

export function readItems(open: OpenFile, limits?: XmlLimits): AsyncGenerator<XmlElement> {
  return readXml(open(), { parts: items, root: () => undefined, ...(limits && { limits }) });
}

/**
 * Reads a BMEcat of version 1.2 or 2005, with or without namespaces, complete (T_NEW_CATALOG) or as an
 * update. Missing values are left out; unknown ones are reported and skipped. The file is read twice, since
 * the groups of a product come after it.
 * @throws {UnreadableFile}
 */
export async function readBmecat(
  open: OpenFile,
  { lexicon, mapping, report, limits }: Options,
): Promise<CatalogueFile> {
  const facts = await readFacts(open(), limits);
  const language = facts.language ?? mapping.language;
  const reading: Reading = { lexicon, mapping, report, language, facts, unknownGroups: new Set() };
  const records = new Map<string, CatalogueRecord>();
  const named = new Set<string>();
  let media = false;
  for await (const element of readItems(open, limits)) {
    const [first] = getChildren(element, 'MIME_INFO');
    if (first && !media)
      report('skipped', first.line, 'pictures and documents are not imported: a catalogue only names them');
    media ||= first !== undefined;
    const number = getNumber(element);
    // A product that the mapping leaves out is still in the catalogue, so it must not be taken off.
    const own = number && (findMappedSlug(number, mapping) ?? findMappedSlug(number, noMapping));
    if (own) named.add(own);
    const record = readItem(element, reading);
    const earlier = record && records.get(record.slug);
    if (earlier) report('error', element.line, `${record.slug} is already in line ${earlier.line}`);
    else if (record) records.set(record.slug, record);
  }
  return { records: [...records.values()], whole: facts.isWhole ? named : null };
}
