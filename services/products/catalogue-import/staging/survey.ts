import type { CatalogueFacts } from '../../exchange/bmecat/catalogue-facts.ts';
import { namesOfFeature, unitCodeOfFeature, valuesOfFeature } from '../../exchange/bmecat/read-features.ts';
import { findGroups } from '../../exchange/bmecat/read-groups.ts';
import { getChild, getChildren, getText, type XmlElement } from '../../exchange/xml/read-xml.ts';

/** A term of a file that needs one of ours: a column, a feature, a group, a brand. */
export type MetWord = {
  name: string;
  /** A name for terms that are numbers; null: there is none. */
  label: string | null;
  unit: string | null;
  /** In how many products it occurs. */
  count: number;
  /** The first distinct values. */
  values: string[];
};

export type Survey = { fields: MetWord[]; groups: MetWord[]; brands: MetWord[] };

/** More than any catalogue of the trade has; later terms are not offered for mapping. */
const maxWords = 3000;
/** How many distinct values of a column with groups or brands can be mapped. */
const maxValues = 60;
const maxValueLength = 80;

export type Met = Partial<Pick<MetWord, 'label' | 'unit'>> & { values?: readonly string[] };

/** Counts terms, in the order of their first occurrence. */
export function createTally(known: readonly string[] = []) {
  const words = new Map<string, MetWord>();
  const add = (name: string) => {
    const word: MetWord = { name, label: null, unit: null, count: 0, values: [] };
    words.set(name, word);
    return word;
  };
  for (const name of known) add(name);
  return {
    meet(name: string, { label, unit, values = [] }: Met = {}): void {
      const word = words.get(name) ?? (words.size < maxWords ? add(name) : undefined);
      if (!word) return;
      word.count += 1;
      word.label ??= label ?? null;
      word.unit ??= unit ?? null;
      for (const value of values) {
        const short = value.trim().slice(0, maxValueLength);
        if (short && word.values.length < maxValues && !word.values.includes(short)) word.values.push(short);
      }
    },
    list: (): MetWord[] => [...words.values()],
  };
}

type Tally = ReturnType<typeof createTally>;

/** Counts the terms of a product of a BMEcat. */
export function surveyItem(
  item: XmlElement,
  facts: CatalogueFacts,
  { fields, groups, brands }: Record<'fields' | 'groups' | 'brands', Tally>,
): void {
  for (const { number } of findGroups(item, { facts }))
    groups.meet(number, { label: facts.groupNames.get(number) ?? null });
  const brand = getText(getChild(item, 'PRODUCT_DETAILS', 'ARTICLE_DETAILS'), 'MANUFACTURER_NAME');
  if (brand) brands.meet(brand);
  for (const features of getChildren(item, 'PRODUCT_FEATURES', 'ARTICLE_FEATURES')) {
    for (const feature of getChildren(features, 'FEATURE')) {
      const [name, other] = namesOfFeature(feature, { facts });
      if (!name) continue;
      fields.meet(name, {
        label: other ?? getText(feature, 'FDESCR') ?? null,
        unit: unitCodeOfFeature(feature, { facts }) ?? null,
        values: [
          valuesOfFeature(feature, { facts })
            .map(({ text }) => text.trim())
            .join(' … '),
        ],
      });
    }
  }
}
