import type { ClassificationNode } from '../../classification/classification-tree.ts';
import { element, type XmlNode } from '../xml/write-xml.ts';
import { inLanguages, type Writing } from './writing.ts';

/** The parent of the highest classifications: the standard requires a single root. */
const root = 'catalogue';

/** The tree of classifications, parents before children. */
export function writeGroups(writing: Writing): XmlNode {
  const nodes = [...writing.vocabulary.tree.values()];
  const top = element(
    'CATALOG_STRUCTURE',
    [
      element('GROUP_ID', root),
      ...inLanguages('GROUP_NAME', { en: 'Catalogue' }, 50, named(writing)),
      element('PARENT_ID', 0),
    ],
    { type: 'root' },
  );
  return element('CATALOG_GROUP_SYSTEM', [top, ...nodes.map((node) => writeGroup(node, writing))]);
}

function writeGroup(node: ClassificationNode, writing: Writing): XmlNode {
  return element(
    'CATALOG_STRUCTURE',
    [
      element('GROUP_ID', node.slug),
      ...inLanguages('GROUP_NAME', node.names, 50, writing),
      ...inLanguages('GROUP_DESCRIPTION', node.descriptions, 250, writing),
      element('PARENT_ID', node.parent ?? root),
      element('GROUP_ORDER', node.position),
    ],
    { type: node.children.length > 0 ? 'node' : 'leaf' },
  );
}

/** The root has only an English name, whatever the languages of the catalogue. */
function named(writing: Writing): Writing {
  return writing.languages.includes('en') ? writing : { ...writing, languages: ['en'] };
}

/** Maps a product to a classification; a product's first classification is written first. */
export function writeGroupMap(slug: string, classification: string, writing: Writing): XmlNode {
  const { item, mapped } = writing.edition;
  return element(`${item}_TO_CATALOGGROUP_MAP`, [
    element(mapped, slug),
    element('CATALOG_GROUP_ID', classification),
  ]);
}
