import type { Attribute } from '../../attribute/save-attributes.ts';
import { parseQuantity } from '../../unit/parse-quantity.ts';
import type { UnitSystem } from '../../unit/units.ts';
import type { GivenSpecification, SomeTexts } from '../catalogue-record.ts';
import { unitOfCode } from '../unit-codes.ts';
import { getChildren, getText, type XmlElement } from '../xml/read-xml.ts';
import { featureSystems } from './feature-systems.ts';
import { getTexts, type Reading } from './reading.ts';

/** Reads the features of a product, as far as they are attributes here; undefined: it has none. */
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
  const names = getChildren(feature, 'FNAME', 'FT_IDREF').map(({ text }) => text.trim());
  const found = names.map(reading.lexicon.attribute);
  if (found.includes(null)) return undefined;
  const attribute = found.find((one) => one);
  if (!attribute) {
    reading.report('skipped', feature.line, `feature "${names.join(', ')}" is no attribute here`);
    return undefined;
  }
  const unit = unitOfFeature(feature, attribute, reading);
  const value = valueOfFeature(feature, attribute, unit, reading);
  if (value !== undefined) return { key: attribute.key, line: feature.line, value, unit, system };
  reading.report('skipped', feature.line, `feature "${names.join(', ')}" has no value`);
  return undefined;
}

/** null: that of the attribute. */
function unitOfFeature(feature: XmlElement, attribute: Attribute, { mapping }: Reading): string | null {
  const code = getText(feature, 'FUNIT');
  if (!code) return null;
  const unit = mapping.units[code] ?? unitOfCode(code);
  // Pieces and the like: what is counted has no unit here.
  return unit === attribute.unit || (unit === 'pcs' && attribute.unit === null) ? null : unit;
}

function valueOfFeature(
  feature: XmlElement,
  attribute: Attribute,
  unit: string | null,
  reading: Reading,
): string | SomeTexts | undefined {
  const values = getChildren(feature, 'FVALUE');
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
    // A number that an attribute of words holds is read as one: "100".
    return languages.size === 1 && words.en !== undefined && values.length === 1 ? words.en : words;
  }
  return joined(values.map(({ text }) => text.trim()).filter(Boolean), unit ?? attribute.unit);
}

/** Values are short there; the rest of a longer one follows in the details. */
function unabridged(text: string, details: string | undefined): string {
  return text.endsWith('…') && details?.startsWith(text.slice(0, -1)) ? details : text;
}

/** Two values are the ends of a range where they run upwards, else several are a list. */
function joined(values: readonly string[], unit: string | null): string {
  const [from, to] = values;
  if (values.length !== 2) return values.join('/');
  const range = `${from}–${to}`;
  return parseQuantity(range, unit).kind === 'range' ? range : `${from}/${to}`;
}
