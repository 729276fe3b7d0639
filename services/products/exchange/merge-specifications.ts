import { isDeepStrictEqual } from 'node:util';
import {
  type GivenValue,
  stateSpecification,
  UnreadableValue,
} from '../specification/state-specification.ts';
import type { Range, StoredSpecification } from '../specification/stored-specification.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { GivenSpecification } from './catalogue-record.ts';
import { givenValues } from './given-values.ts';
import type { Report } from './report.ts';

/**
 * Merges technical data: an attribute that the file gives gets its values only, the others stay. Words in
 * some languages leave the other languages as they are.
 */
export function mergeSpecifications(
  existing: readonly StoredSpecification[],
  given: readonly GivenSpecification[],
  { attributes }: Vocabulary,
  report: Report,
): { specifications: StoredSpecification[]; ranges: Range[] } {
  const before = Map.groupBy(givenValues(existing, attributes), ({ key }) => key);
  const news = Map.groupBy(given, ({ key }) => key);
  const added = [...news.keys()].filter((key) => !before.has(key));
  const place = (key: string) => attributes.get(key)?.position ?? 0;
  const keys = [...before.keys(), ...added.sort((a, b) => place(a) - place(b))];
  const stated = keys.map((key) => {
    const earlier = before.get(key) ?? [];
    const values = news.get(key)?.map((value) => withOtherLanguages(value, earlier));
    if (values) reportContradictions(values, report);
    return state(
      key,
      !values || isSameSpecification(values, earlier) ? earlier : values,
      { attributes },
      report,
    );
  });
  return {
    specifications: stated.flatMap(({ specifications }) => specifications),
    ranges: stated.flatMap(({ ranges }) => ranges),
  };
}

/** The ranges of unchanged technical data. */
export function getRanges(existing: readonly StoredSpecification[], vocabulary: Vocabulary): Range[] {
  return mergeSpecifications(existing, [], vocabulary, () => undefined).ranges;
}

function state(
  key: string,
  values: readonly GivenSpecification[],
  { attributes }: Pick<Vocabulary, 'attributes'>,
  report: Report,
) {
  const attribute = attributes.get(key);
  try {
    if (attribute) return stateSpecification(attribute, values);
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error;
    report('error', values[0]?.line ?? 0, `${key}: ${error.message}`);
  }
  return { specifications: [], ranges: [] };
}

/** An attribute cannot have two values for the same readers. */
function reportContradictions(values: readonly GivenSpecification[], report: Report): void {
  for (const [index, value] of values.entries()) {
    const earlier = values.slice(0, index).find((other) => isOfSameKind(other, value));
    if (!earlier || isDeepStrictEqual(earlier.value, value.value)) continue;
    report('error', value.line, `${value.key} has another value in line ${earlier.line} already`);
  }
}

/** Whether both sides have the same values, in any order and however often: then stored repetitions stay. */
function isSameSpecification(
  some: readonly GivenSpecification[],
  others: readonly GivenSpecification[],
): boolean {
  const isAmong = (value: GivenSpecification, all: readonly GivenSpecification[]) =>
    all.some((other) => isOfSameKind(other, value) && isDeepStrictEqual(other.value, value.value));
  return some.every((value) => isAmong(value, others)) && others.every((value) => isAmong(value, some));
}

function isOfSameKind(a: GivenValue, b: GivenValue): boolean {
  return a.unit === b.unit && a.system === b.system;
}

function withOtherLanguages(value: GivenSpecification, earlier: readonly GivenValue[]): GivenSpecification {
  const same = earlier.find((other) => isOfSameKind(other, value))?.value;
  if (typeof same !== 'object') return value;
  const texts = typeof value.value === 'string' ? { en: value.value } : value.value;
  return { ...value, value: { ...same, ...texts } };
}
