import type { DraftValue, ProductDraft } from '#contracts/products/draft.ts';
import type { Attribute } from '../attribute/save-attributes.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import { typedValue } from '../draft/conversion/drafted-values.ts';
import type { CatalogueRecord } from '../exchange/catalogue-record.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { DraftFields } from './draft-fields.ts';
import { isSameValue } from './same-value.ts';

type Known = {
  vocabulary: Vocabulary;
  getType: (slug: string) => CatalogueType | undefined;
  isService: boolean;
};

/**
 * The values in a file's record, by the fields of a draft. Languages that the file does not have keep their
 * texts.
 */
export function fieldsOfRecord(
  record: CatalogueRecord,
  before: ProductDraft,
  { vocabulary, getType, isService }: Known,
): DraftFields {
  const fields: DraftFields = {};
  const names = record.names ?? {};
  for (const [language, text] of Object.entries(names)) fields[`names/${language}`] = text;
  // Every product needs an English name: a new one without it gets the first name in the file.
  const [first] = Object.values(names);
  if (!before.names.en && !names.en && first) fields['names/en'] = first;
  for (const part of ['short', 'long'] as const)
    for (const [language, text] of Object.entries(record[part] ?? {})) fields[`${part}/${language}`] = text;
  if (record.brand && !isService) fields.brand = record.brand;
  if (record.position !== undefined) fields.position = record.position;
  if (record.classifications) fields.classifications = [...record.classifications];
  if (record.capabilities) fields.capabilities = [...record.capabilities];
  if (record.countries) fields.countries = countriesOf(record, before);
  if (record.related) fields.related = relationsOf(record, getType);
  for (const [key, values] of Map.groupBy(record.specifications ?? [], (given) => given.key)) {
    const attribute = vocabulary.attributes.get(key);
    if (!attribute) continue;
    const ours = before.values[key] ?? [];
    const theirs = values
      .map((value) => typedValue(value, attribute))
      .map((value) => withOtherLanguages(value, ours));
    fields[`values/${key}`] = isAmong(theirs, ours, attribute) ? ours : theirs;
  }
  return fields;
}

function countriesOf(
  { countries = [], unstatedCountries }: CatalogueRecord,
  { countries: ours }: ProductDraft,
): string[] {
  return [...new Set([...countries, ...ours.filter((country) => unstatedCountries?.has(country))])].sort();
}

/**
 * The relations that a file gives. Files may call a service an accessory, or the reverse: then it is just
 * related. References to unknown products are left out.
 */
function relationsOf({ related = [], slug }: CatalogueRecord, getType: Known['getType']) {
  const relations = related.flatMap(({ type, slug: other }) => {
    const found = getType(other);
    if (!found || other === slug) return [];
    const fits = type === 'related' || found === (type === 'service' ? 'service' : 'product');
    const relation = fits ? type : ('related' as const);
    return [{ id: `${relation}:${other}`, type: relation, slug: other }];
  });
  return [...new Map(relations.map((relation) => [relation.id, relation])).values()];
}

/**
 * Whether all values of the file are among ours. A file that gives a value in one system of units does not
 * contradict our value in the other.
 */
function isAmong(theirs: readonly DraftValue[], ours: readonly DraftValue[], attribute: Attribute): boolean {
  const inAnySystem = ({ text, words, unit }: DraftValue): DraftValue[] => [
    { text, ...(words && { words }), ...(unit && { unit }) },
  ];
  return (
    theirs.length < ours.length &&
    theirs.every((value) => ours.some((own) => isSameValue(inAnySystem(value), inAnySystem(own), attribute)))
  );
}

function withOtherLanguages(value: DraftValue, before: readonly DraftValue[]): DraftValue {
  const words = before.find((other) => other.words)?.words;
  return value.words && words ? { ...value, words: { ...words, ...value.words } } : value;
}
