import type { CatalogueMedium } from '../catalogue-record.ts';
import { element, optional, type XmlNode } from '../xml/write-xml.ts';
import { inLanguages, type Writing } from './writing.ts';

/** The only ones that version 2005 knows; a medium of another kind has none. */
const typesOf2005 = ['application/pdf', 'image/gif', 'image/jpeg', 'text/html', 'text/plain'];

/** Where pictures and papers are, below the root of the catalogue's media. */
export function writeMedia(media: readonly CatalogueMedium[], writing: Writing): XmlNode | null {
  return media.length === 0
    ? null
    : element(
        'MIME_INFO',
        media.map((medium, index) => writeMedium(medium, index, writing)),
      );
}

function writeMedium(
  { path, contentType, names, purpose }: CatalogueMedium,
  index: number,
  writing: Writing,
) {
  const known = writing.edition.version === '1.2' || typesOf2005.includes(contentType);
  return element('MIME', [
    optional('MIME_TYPE', known ? contentType.slice(0, 30) : null),
    element('MIME_SOURCE', path.replace(/^\//, '')),
    ...inLanguages('MIME_DESCR', names, 250, writing),
    element('MIME_PURPOSE', purpose),
    element('MIME_ORDER', index + 1),
  ]);
}
