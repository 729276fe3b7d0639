import { languageCode } from '../language-codes.ts';
import { element, optional, type XmlNode } from '../xml/write-xml.ts';
import type { Writing } from './writing.ts';

/** The sender of a catalogue, and its identification. */
export type CatalogueHead = {
  /** At most 20 characters. */
  id: string;
  /** Such as `1.0`. */
  version: string;
  name: string;
  supplier: string;
  /** The date of the export; without it, the file stays the same as long as the catalogue does. */
  date?: Date;
  /** The address of the site, below which pictures and documents are. */
  site?: string;
};

export function writeHeader(
  { id, version, name, supplier, date, site }: CatalogueHead,
  writing: Writing,
): XmlNode {
  const { edition, languages } = writing;
  const all = edition.multilingual ? languages : languages.slice(0, 1);
  return element('HEADER', [
    element('CATALOG', [
      ...all.map((language, index) =>
        element('LANGUAGE', languageCode(language), {
          default: edition.multilingual && index === 0 ? 'true' : undefined,
        }),
      ),
      element('CATALOG_ID', id.slice(0, 20)),
      element('CATALOG_VERSION', version),
      element(
        'CATALOG_NAME',
        name.slice(0, 100),
        edition.multilingual ? { lang: languageCode(all[0] ?? 'en') } : {},
      ),
      date ? writeDate(date) : null,
      optional('MIME_ROOT', site && `${site.replace(/\/+$/, '')}/`),
    ]),
    element('SUPPLIER', [element('SUPPLIER_NAME', supplier.slice(0, 50))]),
  ]);
}

function writeDate(date: Date): XmlNode {
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T');
  const parts = [element('DATE', day), element('TIME', time), element('TIMEZONE', 'Z')];
  return element('DATETIME', parts, { type: 'generation_date' });
}
