import { languages } from '#contracts/languages.ts';
import type { Vocabulary } from '../../vocabulary/find-vocabulary.ts';
import type { CatalogueRecord } from '../catalogue-record.ts';
import type { Report } from '../report.ts';
import { closeTag, openTag } from '../xml/write-xml.ts';
import { type Edition, editions } from './edition.ts';
import { writeGroupMap, writeGroups } from './write-groups.ts';
import { type CatalogueHead, writeHeader } from './write-header.ts';
import { writeItem } from './write-item.ts';
import type { Writing } from './writing.ts';

type Options = {
  version: Edition['version'];
  head: CatalogueHead;
  vocabulary: Vocabulary;
  /** The language of version 1.2, which has only one, and the first one of 2005. */
  language?: string;
  report: Report;
};

/**
 * Writes a whole catalogue as BMEcat, piece by piece, in strict conformity with the schema of its version.
 */
export async function* writeBmecat(
  records: AsyncIterable<CatalogueRecord> | Iterable<CatalogueRecord>,
  { version, head, vocabulary, language = 'en', report }: Options,
): AsyncGenerator<string> {
  const edition = editions[version];
  const ordered = [language, ...languages.filter((other) => other !== language)];
  const writing: Writing = { edition, vocabulary, languages: ordered, report };
  const maps: [slug: string, classification: string][] = [];
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield openTag('BMECAT', { version, xmlns: edition.namespace });
  yield writeHeader(head, writing);
  yield openTag('T_NEW_CATALOG');
  if (vocabulary.tree.size > 0) yield writeGroups(writing);
  for await (const record of records) {
    yield writeItem(record, writing);
    for (const classification of record.classifications ?? []) maps.push([record.slug, classification]);
  }
  for (const [slug, classification] of maps) yield writeGroupMap(slug, classification, writing);
  yield closeTag('T_NEW_CATALOG');
  yield closeTag('BMECAT');
}
