import type * as v from 'valibot';
import type { attributeList, classList, conversion } from '../schema/outputs.ts';
import { attributesQuery, classesQuery, conversionQuery } from './queries.ts';
import { queryProducts, type Reading, type Sources } from './sources.ts';

/** The classes of machines, parents before children. */
export async function getClasses(
  sources: Sources,
  { language }: Reading,
): Promise<v.InferOutput<typeof classList>> {
  const { classifications } = await queryProducts(sources, classesQuery, { language });
  return {
    classes: classifications.map(({ slug, name, parent, description, route, products }) => ({
      slug,
      name,
      parent,
      description,
      url: `${sources.origin()}/${language}/products/${route}`,
      machines: products.length,
    })),
  };
}

/** The attributes of technical data, with their units. */
export async function getAttributes(
  sources: Sources,
  { language }: Reading,
): Promise<v.InferOutput<typeof attributeList>> {
  const { attributes } = await queryProducts(sources, attributesQuery, { language });
  return {
    attributes: attributes.map(({ unit_code, group, ...attribute }) => ({
      ...attribute,
      group: group?.name ?? null,
      unitCode: unit_code,
    })),
  };
}

/**
 * A quantity in both systems of units.
 * @throws {NotAnswered} that names the parameter, when it is not a quantity
 */
export async function convert(
  sources: Sources,
  value: string,
  { language }: Reading,
  parameter = 'value',
): Promise<v.InferOutput<typeof conversion>> {
  const { convertedQuantity } = await queryProducts(sources, conversionQuery, { value, language }, parameter);
  const { metric, imperial, bounds } = convertedQuantity;
  const { unit_code, ...rest } = bounds;
  return { metric, imperial, bounds: { ...rest, unitCode: unit_code } };
}
