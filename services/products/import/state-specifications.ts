import type { SeedEntry } from '#seed/schema/seed-folder.ts';
import type { Path } from '#seed/schema/yaml-text.ts';
import type { Attribute } from '../attribute/save-attributes.ts';
import {
  type GivenValue,
  stateSpecification,
  UnreadableValue,
} from '../specification/state-specification.ts';

/** States the technical data of a product or variant in both systems. `path`: their place in the file. */
export function stateSpecifications(
  { report }: Pick<SeedEntry<unknown>, 'report'>,
  path: Path,
  attributes: ReadonlyMap<string, Attribute>,
  given: readonly (GivenValue & { key: string })[],
): ReturnType<typeof stateSpecification> {
  const stated = [...Map.groupBy(given.keys(), (place) => given[place]?.key ?? '')].map(([key, places]) => {
    const attribute = attributes.get(key);
    const values = given.filter((value) => value.key === key);
    const reportHere = (message: string) => report([...path, places.at(-1) ?? 0], message);
    if (new Set(values.map(({ system }) => system)).size < values.length) {
      reportHere(`"${key}" is given twice for one system`);
    }
    if (!attribute) return none;
    if (attribute.quantity !== 'text' && values.some(({ value }) => typeof value !== 'string')) {
      reportHere(`"${key}" is measured: give one value, not words by language`);
      return none;
    }
    try {
      return stateSpecification(attribute, values);
    } catch (error) {
      if (!(error instanceof UnreadableValue)) throw error;
      reportHere(error.message);
      return none;
    }
  });
  return {
    specifications: stated.flatMap(({ specifications }) => specifications),
    ranges: stated.flatMap(({ ranges }) => ranges),
  };
}

const none: ReturnType<typeof stateSpecification> = { specifications: [], ranges: [] };
