import { getCountry } from '../arguments.ts';
import { builder } from '../builder.ts';
import { getLanguage } from '../language/texts.ts';
import { countBits } from '../selection/bits.ts';
import { selectEntries } from '../selection/select-entries.ts';
import { type StatedBounds, statedBounds } from '../unit/bounds/stated-bounds.ts';
import { QuantityBounds } from '../unit/conversion.graphql.ts';
import { convertQuantity } from '../unit/convert.ts';
import { findUnit } from '../unit/counted-units.ts';
import { formatQuantity, unitShown } from '../unit/format.ts';
import type { Quantity } from '../unit/quantity.ts';
import { type MeasuredAttribute, measuredAttributes } from './classification-bounds.ts';

type WrittenQuantity = { value: string; unit: string | null };

const WrittenQuantityType = builder.objectRef<WrittenQuantity>('WrittenQuantity').implement({
  description: 'As technical data write it for the language.',
  fields: (t) => ({
    value: t.exposeString('value'),
    unit: t.exposeString('unit', { nullable: true }),
  }),
});

type AttributeBounds = MeasuredAttribute & { bounds: StatedBounds; language: string };

const AttributeBoundsType = builder.objectRef<AttributeBounds>('AttributeBounds').implement({
  fields: (t) => ({
    attribute: t.string({ description: 'Its key.', resolve: ({ attribute }) => attribute.key }),
    bounds: t.expose('bounds', { type: QuantityBounds, description: 'In the metric unit of the attribute.' }),
    metric: t.field({
      type: WrittenQuantityType,
      resolve: ({ attribute: { unit }, quantity, language }) => write(quantity, unit, language),
    }),
    imperial: t.field({
      type: WrittenQuantityType,
      resolve({ attribute: { unit, quantity: measured }, quantity, language }) {
        const converted = convertQuantity(quantity, unit, 'Imperial', measured) ?? { quantity, unit };
        return write(converted.quantity, converted.unit, language);
      },
    }),
  }),
});

function write(quantity: Quantity, unit: string | null, language: string): WrittenQuantity {
  const shown = unitShown(quantity, unit);
  return { value: formatQuantity(quantity, language), unit: shown && findUnit(shown, language) };
}

type ClassificationBounds = { total: number; attributes: AttributeBounds[] };

const ClassificationBoundsType = builder.objectRef<ClassificationBounds>('ClassificationBounds').implement({
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'How many products there are.' }),
    attributes: t.expose('attributes', {
      type: [AttributeBoundsType],
      description: 'From the smallest to the largest value that any of them states, by attribute.',
    }),
  }),
});

builder.queryField('classificationBounds', (t) =>
  t.field({
    type: ClassificationBoundsType,
    description:
      'What the products of a classification, and of those below it, measure altogether: the scale on which one of them stands.',
    args: {
      classification: t.arg.string({ required: true }),
      language: t.arg.string({ required: true }),
      country: t.arg.string(),
    },
    async resolve(_, args, reader): Promise<ClassificationBounds> {
      const language = getLanguage(args.language);
      const country = getCountry(args.country);
      const [{ attributes }, selection] = await Promise.all([reader.vocabulary(), reader.selection()]);
      const none = { brands: [], capabilities: [], values: [] };
      const { here } = selectEntries(selection, {
        type: 'product',
        classification: args.classification,
        country,
        ...none,
      });
      return {
        total: countBits(here),
        attributes: measuredAttributes(selection, here, attributes.values()).flatMap((measured) => {
          const bounds = statedBounds(measured.quantity, measured.attribute.unit);
          return bounds ? [{ ...measured, bounds, language }] : [];
        }),
      };
    },
  }),
);
