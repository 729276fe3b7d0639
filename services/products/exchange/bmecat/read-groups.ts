import { getChildren, getText, type XmlElement } from '../xml/read-xml.ts';
import { getNumber } from './item-number.ts';
import type { Reading } from './reading.ts';

/** The number of a product's group, and the line where the file says so. */
export type ItemGroup = { number: string; line: number };

/**
 * The groups of a product: those of the catalogue, then the classes of ECLASS, ETIM and the like whose features it has
 * (REFERENCE_FEATURE_GROUP_ID; version 1.2 may name them instead).
 */
export function findGroups(item: XmlElement, { facts }: Pick<Reading, 'facts'>): ItemGroup[] {
  const own = facts.groupsOfItems.get(getNumber(item) ?? '') ?? [];
  const classes = getChildren(item, 'PRODUCT_FEATURES', 'ARTICLE_FEATURES').flatMap((features) => {
    const number = getText(
      features,
      'REFERENCE_FEATURE_GROUP_ID',
      'REFERENCE_FEATURE_GROUP_ID2',
      'REFERENCE_FEATURE_GROUP_NAME',
    );
    return number ? [{ number: plainClass(number), line: features.line }] : [];
  });
  return [...own, ...classes];
}

/** ECLASS writes its classes as 21-04-33-01, with other separators or none: the number is the same. */
function plainClass(number: string): string {
  const digits = number.replace(/[-.\s]/g, '');
  return /^\d{8}$/.test(digits) ? digits : number;
}

/**
 * The slugs of a product's classifications; each group is looked up by its number, then by its name.
 * Undefined: the file names no group.
 */
export function readGroups(item: XmlElement, reading: Reading): readonly string[] | undefined {
  const { lexicon, facts, report, unknownGroups } = reading;
  const found = findGroups(item, reading).flatMap(({ number, line }) => {
    const byNumber = lexicon.classification(number);
    const name = facts.groupNames.get(number);
    const slug = byNumber === undefined && name ? lexicon.classification(name) : byNumber;
    if (slug === undefined && !unknownGroups.has(number)) {
      unknownGroups.add(number);
      report('skipped', line, `group "${number}" ${name ?? ''} is not a classification here`);
    }
    return slug ?? [];
  });
  return found.length > 0 ? [...new Set(found)] : undefined;
}
