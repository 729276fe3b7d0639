import { badInput } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import { getLanguage } from '../language/texts.ts';
import { type StatedBounds, statedBounds } from './bounds/stated-bounds.ts';
import { convertQuantity } from './convert.ts';
import { formatQuantity, unitShown } from './format.ts';
import { parseQuantity } from './parse-quantity.ts';
import { getAmounts, type Quantity } from './quantity.ts';

const maxLength = 100;

export const QuantityBounds = builder.objectRef<StatedBounds>('QuantityBounds').implement({
  fields: (t) => ({
    minimum: t.exposeFloat('minimum', { nullable: true, description: 'Missing where it is open.' }),
    maximum: t.exposeFloat('maximum', { nullable: true }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'Its symbol; wire gauges are given in mm².',
    }),
    unit_code: t.exposeString('unitCode', {
      nullable: true,
      description: 'Code of UN/ECE Recommendation 20 where it has one, else the symbol.',
    }),
  }),
});

type Conversion = { metric: string; imperial: string; bounds: StatedBounds };

const QuantityConversion = builder.objectRef<Conversion>('QuantityConversion').implement({
  fields: (t) => ({
    metric: t.exposeString('metric', { description: 'As written for the language, with its unit.' }),
    imperial: t.exposeString('imperial'),
    bounds: t.expose('bounds', { type: QuantityBounds, description: 'Of the metric value.' }),
  }),
});

builder.queryField('convertedQuantity', (t) =>
  t.field({
    type: QuantityConversion,
    description:
      'A quantity in both systems: `22 AWG`, `0.13–6 mm²`, `12 in`. Refused where it names no unit.',
    args: { value: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
    resolve(_, { value, language }) {
      const conversion = value.length <= maxLength ? convert(value, getLanguage(language)) : null;
      if (!conversion) throw badInput('Must be a number or a range with a unit, such as 22 AWG.', 'value');
      return conversion;
    },
  }),
);

function convert(value: string, language: string): Conversion | null {
  const quantity = parseQuantity(value, null);
  if (quantity.kind === 'text') return null;
  const metric = convertQuantity(quantity, null, 'Metric') ?? { quantity, unit: null };
  const imperial = convertQuantity(quantity, null, 'Imperial') ?? { quantity, unit: null };
  const [one] = [metric.unit, ownUnit(metric.quantity)].filter((unit) => unit !== null);
  const bounds = one === undefined ? null : statedBounds(metric.quantity, one);
  if (!bounds?.unit) return null;
  return {
    metric: written(metric.quantity, metric.unit, language),
    imperial: written(imperial.quantity, imperial.unit, language),
    bounds,
  };
}

/** The unit that the amounts of a quantity carry themselves. */
function ownUnit(quantity: Quantity): string | null {
  const [first] = getAmounts(quantity);
  return first?.unit ?? null;
}

function written(quantity: Quantity, unit: string | null, language: string): string {
  const text = formatQuantity(quantity, language);
  const shown = unitShown(quantity, unit);
  return shown ? `${text} ${shown}` : text;
}
