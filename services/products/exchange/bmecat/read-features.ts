import type { Attribute } from '../../attribute/save-attributes.ts';
import { parseQuantity } from '../../unit/parse-quantity.ts';
import type { UnitSystem } from '../../unit/units.ts';
import type { GivenSpecification, SomeTexts } from '../catalogue-record.ts';
import { unitOfCode } from '../unit-codes.ts';
import { getChild, getChildren, getText, type XmlElement } from '../xml/read-xml.ts';
import { featureSystems } from './feature-systems.ts';
import { getTexts, type Reading } from './reading.ts';

/** Reads the features of a product that are attributes here; undefined: it has no features. */
export function readFeatures(item: XmlElement, reading: Reading): GivenSpecification[] | undefined {
  const groups = getChildren(item, 'PRODUCT_FEATURES', 'ARTICLE_FEATURES');
  const given = groups.flatMap((group) => {
    const name = getText(group, 'REFERENCE_FEATURE_SYSTEM_NAME');
    const system =
      name === featureSystems.Metric ? 'Metric' : name === featureSystems.Imperial ? 'Imperial' : null;
    return getChildren(group, 'FEATURE').flatMap((feature) => readFeature(feature, system, reading) ?? []);
  });
  return given.length > 0 ? given : undefined;
}

function readFeature(
  feature: XmlElement,
  system: UnitSystem | null,
  reading: Reading,
): GivenSpecification | undefined {
  const names = namesOfFeature(feature, reading);
  const found = names.map(reading.lexicon.attribute);
  if (found.includes(null)) return undefined;
  const attribute = found.find((one) => one);
  if (!attribute) {
    reading.report('skipped', feature.line, `feature "${names.join(', ')}" is not an attribute here`);
    return undefined;
  }
  const unit = unitOfFeature(feature, attribute, reading);
  const value = valueOfFeature(feature, attribute, unit, reading);
  if (value !== undefined) return { key: attribute.key, line: feature.line, value, unit, system };
  reading.report('skipped', feature.line, `feature "${names.join(', ')}" has no value`);
  return undefined;
}

/**
 * The names of a feature, the most specific first. Version 2005 names it (FNAME), describes it on the spot
 * (FTEMPLATE) or refers to the head of the catalogue (FT_IDREF).
 */
export function namesOfFeature(feature: XmlElement, { facts }: Pick<Reading, 'facts'>): string[] {
  const template = getChild(feature, 'FTEMPLATE');
  const id = getText(feature, 'FT_IDREF') ?? getText(template, 'FT_ID');
  const names = [
    getText(feature, 'FNAME'),
    getText(template, 'FT_NAME'),
    facts.features.get(id ?? '')?.name,
    getText(template, 'FT_SHORTNAME'),
    id,
  ];
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** The unit as the file writes it; undefined: there is none. */
export function unitCodeOfFeature(
  feature: XmlElement,
  { facts }: Pick<Reading, 'facts'>,
): string | undefined {
  const template = getChild(feature, 'FTEMPLATE');
  return (
    getText(feature, 'FUNIT') ??
    getText(template, 'FT_UNIT') ??
    facts.features.get(getText(feature, 'FT_IDREF') ?? '')?.unit
  );
}

/** The values of a feature; referenced ones (VALUE_IDREF) by their names. */
export function valuesOfFeature(feature: XmlElement, { facts }: Pick<Reading, 'facts'>): XmlElement[] {
  const values = getChildren(feature, 'FVALUE').filter(({ text }) => !isEmpty(text));
  if (values.length > 0) return values;
  return getChildren(feature, 'VALUE_IDREF').flatMap(
    (reference) => facts.values.get(reference.text.trim()) ?? [reference],
  );
}

/** Writers of ETIM files put `-` for an empty value, and NULL comes from a database. */
function isEmpty(value: string): boolean {
  return /^(?:-|—|NULL)?$/.test(value.trim());
}

/** Null: the unit of the attribute. */
function unitOfFeature(feature: XmlElement, attribute: Attribute, reading: Reading): string | null {
  const { mapping } = reading;
  const code = unitCodeOfFeature(feature, reading);
  if (!code) return null;
  const unit = mapping.units[code] ?? unitOfCode(code);
  // Pieces and the like: counts have no unit here.
  return unit === attribute.unit || (unit === 'pcs' && attribute.unit === null) ? null : unit;
}

function valueOfFeature(
  feature: XmlElement,
  attribute: Attribute,
  unit: string | null,
  reading: Reading,
): string | SomeTexts | undefined {
  const values = valuesOfFeature(feature, reading);
  const full = getTexts(getChildren(feature, 'FVALUE_DETAILS'), reading) ?? {};
  const texts = getTexts(values, reading);
  if (!texts) return undefined;
  const languages = new Set(values.map(({ attributes }) => attributes.lang));
  if (languages.size > 1 || attribute.quantity === 'text') {
    const whole = Object.entries(texts).map(([language, text]) => [
      language,
      unabridged(text, full[language]),
    ]);
    const words: SomeTexts = Object.fromEntries(whole);
    // A single English value is given as plain text, so that a number such as "100" is read as one.
    return languages.size === 1 && words.en !== undefined && values.length === 1 ? words.en : words;
  }
  return joined(values.map(({ text }) => text.trim()).filter(Boolean), unit ?? attribute.unit);
}

/**
 * The full text: the standard limits the length of values, and a longer one is repeated in full in the
 * details.
 */
function unabridged(text: string, details: string | undefined): string {
  return text.endsWith('…') && details?.startsWith(text.slice(0, -1)) ? details : text;
}

/** Two ascending values are the ends of a range; other sets of values are a list. */
function joined(values: readonly string[], unit: string | null): string {
  const [from, to] = values;
  if (values.length !== 2) return values.join('/');
  const range = `${from}–${to}`;
  return parseQuantity(range, unit).kind === 'range' ? range : `${from}/${to}`;
}
