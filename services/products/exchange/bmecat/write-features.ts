import type { Attribute } from '../../attribute/save-attributes.ts';
import { unitShown } from '../../unit/format.ts';
import { parseQuantity } from '../../unit/parse-quantity.ts';
import type { GivenSpecification, SomeTexts } from '../catalogue-record.ts';
import { codeOfUnit } from '../unit-codes.ts';
import { element, optional, type XmlNode } from '../xml/write-xml.ts';
import { featureSystems } from './feature-systems.ts';
import { cut, inLanguages, shortened, type Writing } from './writing.ts';

const maxValueLength = 60;
const maxDetailsLength = 250;

/** Technical data as their sources give them, without converted values. */
export function writeFeatures(given: readonly GivenSpecification[], writing: Writing): XmlNode[] {
  return (['both', 'Metric', 'Imperial'] as const).flatMap((system) => {
    const features = given
      .filter((specification) => (specification.system ?? 'both') === system)
      .flatMap((specification) => writeFeature(specification, writing) ?? []);
    if (features.length === 0) return [];
    const name = element('REFERENCE_FEATURE_SYSTEM_NAME', featureSystems[system]);
    return [element(`${writing.edition.item}_FEATURES`, [name, ...features])];
  });
}

function writeFeature({ key, value, unit }: GivenSpecification, writing: Writing): XmlNode | null {
  const attribute = writing.vocabulary.attributes.get(key);
  if (!attribute) return null;
  const values =
    typeof value === 'string' ? [element('FVALUE', shortValue(value))] : writeWords(value, writing);
  if (values.length === 0) return null;
  return element('FEATURE', [
    element('FNAME', key),
    ...values,
    optional('FUNIT', unitCode(attribute, value, unit)),
    element('FORDER', attribute.position),
    ...inLanguages('FDESCR', attribute.names, 250, writing),
    ...writeDetails(value, writing),
  ]);
}

/** Null if the value contains its units: `0.5–6 m`. */
function unitCode(attribute: Attribute, value: string | SomeTexts, ownUnit: string | null): string | null {
  const unit = ownUnit ?? attribute.unit;
  const shown = typeof value === 'string' ? unitShown(parseQuantity(value, unit), unit) : ownUnit;
  return shown && codeOfUnit(shown);
}

function shortValue(value: string): string {
  return value.length <= maxValueLength ? value : cut(value, maxValueLength);
}

function writeWords(texts: SomeTexts, writing: Writing): XmlNode[] {
  const short = Object.entries(texts).map(([language, text]) => [language, shortValue(text)]);
  return inLanguages('FVALUE', Object.fromEntries(short), maxValueLength, writing);
}

/** The full text of a value that had to be shortened. */
function writeDetails(value: string | SomeTexts, writing: Writing): XmlNode[] {
  if (typeof value === 'string') {
    if (value.length <= maxValueLength) return [];
    return [element('FVALUE_DETAILS', shortened('FVALUE_DETAILS', value, maxDetailsLength, writing))];
  }
  const long = Object.entries(value).filter(([, text]) => text.length > maxValueLength);
  return inLanguages('FVALUE_DETAILS', Object.fromEntries(long), maxDetailsLength, writing);
}
