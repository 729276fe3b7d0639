import { badInput } from '#services/foundation/bad-input.ts';
import { checkCount, getCountry } from '../arguments.ts';
import { builder } from '../builder.ts';
import { getLanguage } from '../language/texts.ts';
import { readRangeFilters } from '../selection/range-facets.ts';
import { RangeFilter } from '../selection/selection.graphql.ts';
import { type Fitting, findFitting } from './find-fitting.ts';
import { type QuantityFound, readQuantityQuery } from './read-quantity-query.ts';

/** A longer text is not a query. */
const maxLength = 500;

const AttributeNamed = builder.objectRef<QuantityFound['alternatives'][number]>('AttributeNamed').implement({
  fields: (t) => ({
    attribute: t.exposeString('attribute', { description: 'Its key.' }),
    name: t.exposeString('name'),
  }),
});

const QuantityFoundType = builder.objectRef<QuantityFound>('QuantityFound').implement({
  fields: (t) => ({
    start: t.exposeInt('start', {
      description:
        'Where it stands in the text, in UTF-16 units, with the words beside it that say what is measured.',
    }),
    end: t.exposeInt('end'),
    attribute: t.exposeString('attribute', { description: 'Key of the attribute that is meant.' }),
    name: t.exposeString('name', { description: 'Name of the attribute.' }),
    minimum: t.exposeFloat('minimum', {
      description: 'In the base unit of what is measured; of one value both bounds are the same.',
    }),
    maximum: t.exposeFloat('maximum'),
    metric: t.exposeString('metric', { description: 'As written for the language, with its unit.' }),
    imperial: t.exposeString('imperial'),
    includes: t.exposeString('includes', { description: 'As `RangeFilter` takes it.' }),
    route: t.exposeString('route', {
      description: 'Route of the classification whose filters have the attribute.',
    }),
    alternatives: t.expose('alternatives', {
      type: [AttributeNamed],
      description: 'What else may be measured, where the text does not say.',
    }),
  }),
});

/** The bounds of one attribute of a product. */
export const FittingRange = builder.objectRef<Fitting['ranges'][number]>('FittingRange').implement({
  fields: (t) => ({
    attribute: t.exposeString('attribute'),
    minimum: t.field({
      type: 'Float',
      nullable: true,
      description: 'In the base unit of what is measured; missing where it is open.',
      resolve: ({ minimum }) => (Number.isFinite(minimum) ? minimum : null),
    }),
    maximum: t.field({
      type: 'Float',
      nullable: true,
      resolve: ({ maximum }) => (Number.isFinite(maximum) ? maximum : null),
    }),
  }),
});

const FittingProduct = builder.objectRef<Fitting>('FittingProduct').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    ranges: t.expose('ranges', {
      type: [FittingRange],
      description: 'Of the attributes requested, in their order.',
    }),
  }),
});

const FittingProducts = builder
  .objectRef<{ total: number; products: Fitting[] }>('FittingProducts')
  .implement({
    fields: (t) => ({
      total: t.exposeInt('total'),
      products: t.expose('products', { type: [FittingProduct] }),
    }),
  });

builder.queryFields((t) => ({
  quantitiesIn: t.field({
    type: [QuantityFoundType],
    description:
      'The quantities in what a visitor searches for, as the trade writes them in the language: `0.13–6 mm²`, `1/0 AWG`, `30 kN`, `Ø 26`.',
    args: { text: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
    async resolve(_, { text, language }, reader) {
      if (text.length > maxLength) throw badInput(`Must have at most ${maxLength} characters.`, 'text');
      const [vocabulary, selection] = await Promise.all([reader.vocabulary(), reader.selection()]);
      return readQuantityQuery(text, getLanguage(language), vocabulary, selection);
    },
  }),
  productsHolding: t.field({
    type: FittingProducts,
    description:
      'The products whose ranges hold all that is requested, at most 500: the one whose first range ends lowest comes first.',
    args: {
      ranges: t.arg({ type: [RangeFilter], required: true }),
      country: t.arg.string(),
    },
    async resolve(_, args, reader) {
      const filters = checkCount(args.ranges, 20, 'ranges');
      const [vocabulary, selection] = await Promise.all([reader.vocabulary(), reader.selection()]);
      const { values, refused } = readRangeFilters(filters, vocabulary);
      if (refused.length > 0) throw badInput(`Cannot be read: ${refused.join(', ')}.`, 'ranges');
      return findFitting(selection, values, getCountry(args.country));
    },
  }),
}));
