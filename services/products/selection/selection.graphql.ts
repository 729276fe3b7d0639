import { checkCount, getCountry, numberWithin } from '../arguments.ts';
import { ProductBrand } from '../brand/brand.graphql.ts';
import type { Brand } from '../brand/save-brands.ts';
import { builder, CatalogueTypeEnum } from '../builder.ts';
import { CapabilityType, type SeenCapability } from '../capability/capability.graphql.ts';
import { getLanguage } from '../language/texts.ts';
import { ProductType } from '../product/product.graphql.ts';
import { type SeenProduct, seeProducts } from '../product/see-product.ts';
import { type DeliveredRangeFacet, rangeFacets, readRangeFilters } from './range-facets.ts';
import { getPage, selectEntries } from './select-entries.ts';

const BrandCount = builder.objectRef<{ brand: Brand; count: number }>('BrandCount').implement({
  fields: (t) => ({
    brand: t.expose('brand', { type: ProductBrand }),
    count: t.exposeInt('count', {
      description: 'How many there are when this brand is chosen besides the other filters.',
    }),
  }),
});

const CapabilityCount = builder
  .objectRef<{ capability: SeenCapability; count: number }>('CapabilityCount')
  .implement({
    fields: (t) => ({
      capability: t.expose('capability', { type: CapabilityType }),
      count: t.exposeInt('count'),
    }),
  });

const RangeFacet = builder.objectRef<DeliveredRangeFacet>('RangeFacet').implement({
  fields: (t) => ({
    attribute: t.exposeString('attribute'),
    name: t.exposeString('name'),
    metric_unit: t.exposeString('metric_unit'),
    imperial_unit: t.exposeString('imperial_unit'),
    metric_minimum: t.exposeString('metric_minimum', {
      description: 'The bounds of all products here, as written for the language.',
    }),
    metric_maximum: t.exposeString('metric_maximum'),
    imperial_minimum: t.exposeString('imperial_minimum'),
    imperial_maximum: t.exposeString('imperial_maximum'),
  }),
});

type Page = {
  products: SeenProduct[];
  total: number;
  page: number;
  pageSize: number;
  brands: { brand: Brand; count: number }[];
  capabilities: { capability: SeenCapability; count: number }[];
  ranges: DeliveredRangeFacet[];
  refused: string[];
};

const ProductPage = builder.objectRef<Page>('ProductPage').implement({
  fields: (t) => ({
    products: t.expose('products', { type: [ProductType] }),
    total: t.exposeInt('total'),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    brands: t.expose('brands', { type: [BrandCount] }),
    capabilities: t.expose('capabilities', { type: [CapabilityCount] }),
    ranges: t.expose('ranges', { type: [RangeFacet] }),
    refused: t.exposeStringList('refused', {
      description: 'Filters whose value could not be read, by attribute.',
    }),
  }),
});

const ProductSort = builder.enumType('ProductSort', { values: ['position', 'name'] as const });

export const RangeFilter = builder.inputType('RangeFilter', {
  fields: (t) => ({
    attribute: t.string({ required: true, description: 'Key of a numeric attribute.' }),
    includes: t.string({
      required: true,
      description:
        "A value that the product's range must include, with its unit: `2.5 mm²`, `AWG 14`, `12 in`; of `0.13–6 mm²` all. A number alone is metric.",
    }),
  }),
});

builder.queryField('classificationProducts', (t) =>
  t.field({
    type: ProductPage,
    description:
      'A page of what a classification and the classifications below it hold, with the counts of every filter.',
    args: {
      language: t.arg.string({ required: true }),
      country: t.arg.string(),
      type: t.arg({ type: CatalogueTypeEnum, required: true }),
      classification: t.arg.string(),
      brands: t.arg.stringList(),
      capabilities: t.arg.stringList(),
      ranges: t.arg({ type: [RangeFilter] }),
      page: t.arg.int(),
      pageSize: t.arg.int(),
      sort: t.arg({ type: ProductSort }),
    },
    async resolve(_, args, reader): Promise<Page> {
      const language = getLanguage(args.language);
      const country = getCountry(args.country);
      const page = numberWithin(args.page ?? 1, 1, 100_000, 'page');
      const pageSize = numberWithin(args.pageSize ?? 24, 1, 60, 'pageSize');
      const brands = checkCount(args.brands ?? [], 50, 'brands');
      const capabilities = checkCount(args.capabilities ?? [], 50, 'capabilities');
      const filters = checkCount(args.ranges ?? [], 20, 'ranges');

      const [vocabulary, selection] = await Promise.all([reader.vocabulary(), reader.selection()]);
      const classification = args.classification ?? null;
      const { values, refused } = readRangeFilters(filters, vocabulary);
      const filter = { type: args.type, classification, country, brands, capabilities, values };
      const answer = selectEntries(selection, filter);
      const entries = getPage(
        selection,
        answer.found,
        args.sort ?? 'position',
        (page - 1) * pageSize,
        pageSize,
      );
      const brandCounts = new Map(answer.brands.map(({ name, count }) => [name, count]));
      const capabilityCounts = new Map(answer.capabilities.map(({ name, count }) => [name, count]));
      return {
        products: await seeProducts(
          reader,
          entries.map(({ slug }) => slug),
          language,
          country,
        ),
        total: answer.total,
        page,
        pageSize,
        brands: [...vocabulary.brands.values()].flatMap((brand) => {
          const count = brandCounts.get(brand.id);
          return count === undefined ? [] : [{ brand, count }];
        }),
        capabilities: [...vocabulary.capabilities.values()].flatMap((capability) => {
          const count = capabilityCounts.get(capability.slug);
          return count === undefined ? [] : [{ capability: { capability, language }, count }];
        }),
        ranges: rangeFacets(selection, answer.here, classification, vocabulary, language),
        refused,
      };
    },
  }),
);
