import { checkCount, getCountry, numberWithin } from '../arguments.ts';
import { builder } from '../builder.ts';
import { ProductType } from '../product/product.graphql.ts';
import { type SeenProduct, seeProducts } from '../product/see-product.ts';
import { FittingRange } from '../quantity-query/quantity-query.graphql.ts';
import { findMeasured, type Measured } from './find-measured.ts';

const MeasuredProduct = builder
  .objectRef<{ product: SeenProduct; ranges: Measured['ranges'] }>('MeasuredProduct')
  .implement({
    fields: (t) => ({
      product: t.expose('product', { type: ProductType }),
      ranges: t.expose('ranges', {
        type: [FittingRange],
        description: 'Of the attributes requested, as far as its technical data have them.',
      }),
    }),
  });

builder.queryField('measuredProducts', (t) =>
  t.field({
    type: [MeasuredProduct],
    description:
      'The first products whose technical data have any of the attributes, with their bounds: for whoever reckons what each can do. At most 500.',
    args: {
      first: t.arg.int({ required: true }),
      attributes: t.arg.stringList({ required: true }),
      language: t.arg.string({ required: true }),
      country: t.arg.string(),
    },
    async resolve(_, args, reader) {
      const attributes = checkCount(args.attributes, 20, 'attributes');
      const country = getCountry(args.country);
      const first = numberWithin(args.first, 1, 500, 'first');
      const measured = findMeasured(await reader.selection(), attributes, country).slice(0, first);
      const ranges = new Map(measured.map((one) => [one.slug, one.ranges]));
      const seen = await seeProducts(reader, [...ranges.keys()], args.language, country);
      return seen.map((product) => ({ product, ranges: ranges.get(product.row.slug) ?? [] }));
    },
  }),
);
