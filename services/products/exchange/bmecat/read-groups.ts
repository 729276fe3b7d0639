import { findMappedSlug } from '../find-mapped-slug.ts';
import { getText, type XmlElement } from '../xml/read-xml.ts';
import type { Reading } from './reading.ts';

/**
 * Which products the groups of a catalogue hold: groups are named before products and filled after them. A group is found here
 * by its number, else by its name.
 */
export function createGroups(reading: () => Reading) {
  const names = new Map<string, string>();
  const unknown = new Set<string>();
  const classifications = new Map<string, string[]>();

  return {
    /** A CATALOG_STRUCTURE. */
    name(structure: XmlElement): void {
      const number = getText(structure, 'GROUP_ID');
      const name = getText(structure, 'GROUP_NAME');
      if (number && name) names.set(number, name);
    },
    /** A PRODUCT_TO_CATALOGGROUP_MAP. */
    fill(map: XmlElement): void {
      const { lexicon, mapping, report } = reading();
      const number = getText(map, 'CATALOG_GROUP_ID');
      const product = getText(map, 'PROD_ID', 'ART_ID');
      const slug = product && findMappedSlug(product, mapping);
      if (!slug || !number) return;
      const byNumber = lexicon.classification(number);
      const found = byNumber === undefined ? lexicon.classification(names.get(number) ?? '') : byNumber;
      const known = classifications.get(slug) ?? [];
      if (found && !known.includes(found)) classifications.set(slug, [...known, found]);
      if (found !== undefined || unknown.has(number)) return;
      unknown.add(number);
      report('skipped', map.line, `group "${number}" ${names.get(number) ?? ''} is no classification here`);
    },
    of(slug: string): readonly string[] | undefined {
      return classifications.get(slug);
    },
  };
}
