import * as v from 'valibot';
import { flag, reference, referenceList, text } from '../values.ts';
import { catalogueSlug, mediaFile, optionalTexts, texts } from './values.ts';

/** The vocabulary of the catalogue: attribute-groups.yaml, attributes.yaml, brands.yaml, capabilities.yaml, classifications.yaml. */

/** A group of technical data. */
export const attributeGroup = v.strictObject({ key: catalogueSlug, name: texts });

/** The unit engine: the quantities with the dimension of their units, null for those without one. */
export type Units = {
  quantities: Readonly<Record<string, string | null>>;
  /** Whether a text is a unit. */
  isUnit: (text: string) => boolean;
  /** Undefined: of no dimension, such as `pcs/h`. */
  getDimension: (unit: string) => string | undefined;
};

/** An attribute of technical data. `unit` is the metric one; `single` is the meaning of a single number. */
export const attribute = (groups: ReadonlySet<string>, { quantities, isUnit, getDimension }: Units) =>
  v.pipe(
    v.strictObject({
      key: v.pipe(
        v.string(),
        v.regex(/^[a-z][a-z0-9_]{0,60}$/, 'must be lower case, digits and underscores'),
      ),
      quantity: v.picklist(Object.keys(quantities)),
      unit: v.nullish(unit(isUnit), null),
      group: reference(groups, 'group'),
      single: v.nullish(v.picklist(['exact', 'most', 'least']), 'exact'),
      name: texts,
    }),
    v.forward(
      v.partialCheck(
        [['quantity'], ['unit']],
        ({ quantity, unit }) => {
          const dimension = quantities[quantity];
          return dimension == null || unit === null || !isUnit(unit) || getDimension(unit) === dimension;
        },
        ({ input }) => `"${input.unit}" is not a unit of ${input.quantity}`,
      ),
      ['unit'],
    ),
  );

export const unit = (isUnit: Units['isUnit']) =>
  v.pipe(
    v.string(),
    v.check(isUnit, ({ input }) => `"${input}" is not a unit`),
  );

export const brand = (media: ReadonlySet<string>) =>
  v.strictObject({
    id: catalogueSlug,
    name: text,
    own: flag,
    pimId: v.nullish(v.string(), null),
    image: v.nullish(mediaFile(media, 'picture'), null),
  });

export const capability = (media: ReadonlySet<string>) =>
  v.strictObject({
    slug: catalogueSlug,
    name: texts,
    description: optionalTexts,
    image: v.nullish(mediaFile(media, 'picture'), null),
  });

/** `cards` and `filters` are keys of attributes; by default those of the parent classification. */
export const classification = (
  media: ReadonlySet<string>,
  attributes: { all: ReadonlySet<string>; measured: ReadonlySet<string> },
) =>
  v.strictObject({
    slug: catalogueSlug,
    type: v.picklist(['product', 'service']),
    parent: v.nullish(v.string(), null),
    name: texts,
    description: optionalTexts,
    image: v.nullish(mediaFile(media, 'picture'), null),
    cards: attributeList(attributes.all, 'attribute', 3),
    filters: attributeList(attributes.measured, 'numeric attribute', 10),
  });

const attributeList = (keys: ReadonlySet<string>, what: string, max: number) =>
  v.nullish(v.pipe(referenceList(keys, what), v.maxLength(max, `must have at most ${max} entries`)), null);
