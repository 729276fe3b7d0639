import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { isObject, type YamlObject } from '#seed/schema/yaml-file.ts';
import type { Attribute } from '../attribute/save-attributes.ts';
import {
  type GivenValue,
  stateSpecification,
  UnreadableValue,
} from '../specification/state-specification.ts';
import type { Range, StoredSpecification } from '../specification/stored-specification.ts';
import { isUnitText } from '../unit/units.ts';
import { words } from './checked-fields.ts';

export type Attributes = ReadonlyMap<string, Attribute>;
export type ReadSpecifications = { specifications: StoredSpecification[]; ranges: Range[] };

/** Reads `specifications` of a product or variant and states them in both systems. */
export function readSpecifications(
  value: unknown,
  place: { file: string; field: string },
  attributes: Attributes,
  report: ReportProblem,
): ReadSpecifications {
  const list = value ?? [];
  if (!Array.isArray(list) || !list.every(isObject)) {
    report({ ...place, message: 'must be a list of key and value' });
    return { specifications: [], ranges: [] };
  }
  const given = list.map((entry) => readValue(entry, place, report));
  const stated = [...Map.groupBy(given, ({ key }) => key)].map(([key, values]) => {
    const reportHere = (message: string) =>
      report({ file: place.file, field: `${place.field}/${key}`, message });
    const attribute = attributes.get(key);
    if (!attribute) reportHere('is no attribute of attributes.yaml');
    if (new Set(values.map(({ system }) => system)).size < values.length) {
      reportHere('is given twice for one system');
    }
    return attribute ? state(attribute, values, reportHere) : { specifications: [], ranges: [] };
  });
  return {
    specifications: stated.flatMap(({ specifications }) => specifications),
    ranges: stated.flatMap(({ ranges }) => ranges),
  };
}

function readValue(
  entry: YamlObject,
  { file, field }: { file: string; field: string },
  report: ReportProblem,
): GivenValue & { key: string } {
  const key = String(entry.key);
  const fields = fieldsOf(entry, file, `${field}/${key}`, report);
  fields.text('key');
  const system = fields.textOr('system', null);
  if (system !== null && system !== 'Metric' && system !== 'Imperial') {
    fields.report('system', 'must be Metric or Imperial');
  }
  const unit = fields.textOr('unit', null);
  if (unit !== null && !isUnitText(unit)) fields.report('unit', `"${unit}" is no unit`);
  const value = readText(entry.value, fields);
  fields.done();
  return { key, value, unit, system: system === 'Metric' || system === 'Imperial' ? system : null };
}

/** Words by language, or a value for the unit engine. */
function readText(value: unknown, fields: SeedFields): GivenValue['value'] {
  if (isObject(value)) return words(fields, 'value');
  const text = fields.text('value').trim();
  if (text === '') fields.report('value', 'is empty');
  return text;
}

function state(
  attribute: Attribute,
  values: readonly GivenValue[],
  report: (message: string) => void,
): ReadSpecifications {
  if (attribute.quantity !== 'text' && values.some(({ value }) => typeof value !== 'string')) {
    report('is measured: give one value, not words by language');
    return { specifications: [], ranges: [] };
  }
  try {
    return stateSpecification(attribute, values);
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error;
    report(error.message);
    return { specifications: [], ranges: [] };
  }
}
