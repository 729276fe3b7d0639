import { builder } from '../builder.ts';
import { findText } from '../language/texts.ts';
import { statedBounds, statedSides } from '../unit/bounds/stated-bounds.ts';
import { QuantityBounds } from '../unit/conversion.graphql.ts';
import { findUnit } from '../unit/counted-units.ts';
import { parseQuantity } from '../unit/parse-quantity.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { type SeenGroup, SpecificationGroup } from './specification-group.graphql.ts';
import type { StoredSpecification } from './stored-specification.ts';

type DeliveredSpecification = Omit<StoredSpecification, 'values'> & {
  name: string;
  value: string;
  group: SeenGroup | null;
  /** The language-independent form, from which programs read numbers. */
  stated: { value: string; unit: string | null };
};

const MeasurementSystem = builder.enumType('MeasurementSystem', { values: ['Metric', 'Imperial'] as const });

export const Specification = builder.objectRef<DeliveredSpecification>('Specification').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The attribute: the same in all products and languages.' }),
    name: t.exposeString('name'),
    group: t.expose('group', {
      type: SpecificationGroup,
      nullable: true,
      description: 'What it stands under; missing where the attribute belongs to none.',
    }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'Its symbol, or in the language where it is counted: `pcs/h`, `Stk./h`.',
    }),
    value: t.exposeString('value', {
      description: 'Written for the language: decimal sign, thin spaces, ranges, tolerances.',
    }),
    measurement_system: t.expose('system', {
      type: MeasurementSystem,
      nullable: true,
      description: 'None: holds in both systems.',
    }),
    converted: t.exposeBoolean('converted', {
      description: 'Computed from the other system, since the source has none: to be marked as approximate.',
    }),
    bounds: t.field({
      type: QuantityBounds,
      nullable: true,
      description: 'The numbers of the value, for programs; missing where it has none that can be compared.',
      resolve: ({ stated: { value, unit } }) => statedBounds(parseQuantity(value, unit), unit),
    }),
    sides: t.floatList({
      nullable: true,
      description: 'Of dimensions: length, depth and height in the unit of the value.',
      resolve: ({ stated: { value, unit } }) => statedSides(parseQuantity(value, unit)),
    }),
  }),
});

/**
 * In the order of technical data, by groups, those without a group first; an attribute that no longer exists
 * is left out.
 */
export function deliverSpecifications(
  specifications: readonly StoredSpecification[],
  { attributes, groups }: Vocabulary,
  language: string,
): DeliveredSpecification[] {
  return specifications
    .flatMap(({ values, ...specification }) => {
      const attribute = attributes.get(specification.key);
      if (!attribute) return [];
      const { names, position, section } = attribute;
      const group = groups.get(section);
      return [
        {
          ...specification,
          unit: specification.unit && findUnit(specification.unit, language),
          name: findText(names, language),
          value: findText(values, language),
          stated: { value: findText(values, 'en'), unit: specification.unit },
          group: group ? { group, language } : null,
          places: [group?.position ?? -1, position] as const,
        },
      ];
    })
    .sort((a, b) => a.places[0] - b.places[0] || a.places[1] - b.places[1]);
}

/** The specifications with these keys, in their order. */
export function keySpecifications(
  specifications: readonly StoredSpecification[],
  keys: readonly string[],
  vocabulary: Vocabulary,
  language: string,
): DeliveredSpecification[] {
  return keys.flatMap((key) =>
    deliverSpecifications(
      specifications.filter((specification) => specification.key === key),
      vocabulary,
      language,
    ),
  );
}
