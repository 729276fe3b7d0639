import { GraphQLError } from 'graphql';
import { type Relation, relations } from '#contracts/products/catalogue.ts';
import { checkCount, getCountry, isSlug } from '../arguments.ts';
import { ProductBrand } from '../brand/brand.graphql.ts';
import { builder, CatalogueTypeEnum } from '../builder.ts';
import { CapabilityType } from '../capability/capability.graphql.ts';
import { ProductClassification } from '../classification/classification.graphql.ts';
import { DocumentType, seenDocuments } from '../document/document.graphql.ts';
import { ProductImage } from '../image/image.graphql.ts';
import { deliverAddress, deliverImage } from '../image/stored-image.ts';
import { findText } from '../language/texts.ts';
import type { Reader } from '../request-context.ts';
import { ServiceDetailType } from '../service/service.graphql.ts';
import {
  deliverSpecifications,
  keySpecifications,
  Specification,
} from '../specification/specification.graphql.ts';
import {
  getDetails,
  getHighlights,
  getName,
  getTextsPart,
  type SeenHighlight,
  type SeenProduct,
  seeProducts,
} from './see-product.ts';
import type { StoredModel, StoredVariant } from './stored-product.ts';

const Highlight = builder.objectRef<{ highlight: SeenHighlight; language: string }>('Highlight').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ highlight }) => highlight.name }),
    descriptions: t.stringList({ resolve: ({ highlight }) => highlight.descriptions }),
    image: t.field({
      type: ProductImage,
      nullable: true,
      resolve: ({ highlight, language }, _, { address }) =>
        highlight.image && deliverImage(highlight.image, language, { address }),
    }),
    video_url: t.string({
      nullable: true,
      resolve: ({ highlight }, _, { address }) => deliverAddress(highlight.videoUrl, address),
    }),
  }),
});

type SeenVariant = { variant: StoredVariant; product: SeenProduct };

const ProductVariant = builder.objectRef<SeenVariant>('ProductVariant').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ variant }) => variant.id }),
    metric_name: t.string({ resolve: ({ variant, product }) => findText(variant.metric, product.language) }),
    imperial_name: t.string({
      resolve: ({ variant, product }) => findText(variant.imperial, product.language),
    }),
    specifications: t.field({
      type: [Specification],
      description: 'Where it differs from the product.',
      resolve: ({ variant, product: { vocabulary, language } }) =>
        deliverSpecifications(variant.specifications, vocabulary, language),
    }),
  }),
});

const ProductModel = builder.objectRef<StoredModel>('ProductModel').implement({
  fields: (t) => ({
    url: t.string({
      description: 'Of a GLB file (glTF 2.0).',
      resolve: ({ url }, _, { address }) => deliverAddress(url, address) ?? url,
    }),
    size: t.exposeInt('size', { description: 'In bytes.' }),
  }),
});

const RelatedType = builder.enumType('RelatedType', { values: relations });
const RelatedItem = builder.objectRef<{ type: Relation; product: SeenProduct }>('RelatedItem');

/** CAT-03: a product in the catalogue. */
export const ProductType = builder.objectRef<SeenProduct>('Product').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.slug }),
    slug: t.string({ resolve: ({ row }) => row.slug }),
    type: t.field({ type: CatalogueTypeEnum, resolve: ({ row }) => row.type }),
    name: t.string({ resolve: getName }),
    language: t.string({
      description:
        'The language of the texts shown: the asked one, or English where a translation is missing.',
      resolve: ({ row, language }) => (row.languages.includes(language) ? language : 'en'),
    }),
    languages: t.stringList({
      description: 'The languages that have texts of their own.',
      resolve: ({ row }) => row.languages,
    }),
    brand: t.field({
      type: ProductBrand,
      nullable: true,
      resolve: ({ row, vocabulary }) => vocabulary.brands.get(row.brand ?? '') ?? null,
    }),
    short_description: t.string({ nullable: true, resolve: ({ row }) => row.short }),
    long_description: t.string({
      nullable: true,
      description: 'Paragraphs, parted by an empty line.',
      resolve: async (product, _, reader) => getTextsPart(await getDetails(product, reader), 'long'),
    }),
    images: t.field({
      type: [ProductImage],
      resolve: ({ row, language }, _, { address }) =>
        row.images.map((image, place) => deliverImage(image, language, { isDefault: place === 0, address })),
    }),
    capabilities: t.field({
      type: [CapabilityType],
      resolve: ({ row, vocabulary, language }) =>
        [...vocabulary.capabilities.values()]
          .filter(({ slug }) => row.capabilities.includes(slug))
          .map((capability) => ({ capability, language })),
    }),
    classifications: t.field({
      type: [ProductClassification],
      description: 'Classifications that hold it, the first one gives its address.',
      resolve: ({ classifications, language }) => classifications.map((node) => ({ node, language })),
    }),
    key_specifications: t.field({
      type: [Specification],
      description: 'What tells it apart on a card: two or three specifications of its classification.',
      resolve: ({ row, vocabulary, language, classifications: [first] }) =>
        keySpecifications(row.keyLines, first?.cardAttributes ?? [], vocabulary, language),
    }),
    specifications: t.field({
      type: [Specification],
      async resolve(product, _, reader) {
        const { specifications } = await getDetails(product, reader);
        return deliverSpecifications(specifications, product.vocabulary, product.language);
      },
    }),
    variants: t.field({
      type: [ProductVariant],
      resolve: async (product, _, reader) =>
        (await getDetails(product, reader)).variants.map((variant) => ({ variant, product })),
    }),
    variant_count: t.int({ resolve: ({ row }) => row.variantCount }),
    highlights: t.field({
      type: [Highlight],
      async resolve(product, _, reader) {
        const highlights = getHighlights(await getDetails(product, reader));
        return highlights.map((highlight) => ({ highlight, language: product.language }));
      },
    }),
    documents: t.field({
      type: [DocumentType],
      resolve: async (product, _, reader) =>
        seenDocuments((await getDetails(product, reader)).documents, product.language),
    }),
    video_url: t.string({
      nullable: true,
      resolve: ({ row }, _, { address }) => deliverAddress(row.videoUrl, address),
    }),
    video_image_url: t.string({
      nullable: true,
      description: 'May be missing or the literal text `null`: then there is none.',
      resolve: ({ row }, _, { address }) => deliverAddress(row.videoImageUrl, address),
    }),
    video_alternative_url: t.string({
      nullable: true,
      description: 'The film of `video_url` in another format, for browsers that prefer it.',
      resolve: ({ row }, _, { address }) => deliverAddress(row.videoAlternativeUrl, address),
    }),
    video_is_silent: t.boolean({
      description: 'There is nothing to hear in the film, so that it has no captions.',
      resolve: ({ row }) => row.videoIsSilent,
    }),
    video_title: t.string({
      nullable: true,
      description: 'What is seen in the film; missing where that is the product itself.',
      resolve: ({ row, language }) => row.videoTitles && findText(row.videoTitles, language),
    }),
    model: t.field({
      type: ProductModel,
      nullable: true,
      description: 'To turn and look at from all sides; missing where there is none.',
      resolve: ({ row }) => row.model,
    }),
    related: t.field({ type: [RelatedItem], resolve: (product, _, reader) => findRelated(product, reader) }),
    service: t.field({
      type: ServiceDetailType,
      nullable: true,
      async resolve(product, _, reader) {
        if (product.row.type !== 'service') return null;
        const details = await getDetails(product, reader);
        return {
          benefits: getTextsPart(details, 'benefits') ?? [],
          details: getTextsPart(details, 'details') ?? [],
        };
      },
    }),
    supported_countries: t.stringList({
      description: 'Two-letter codes; `ALL` matches everything; empty: everywhere.',
      resolve: ({ row }) => row.countries,
    }),
  }),
});

RelatedItem.implement({
  fields: (t) => ({
    type: t.expose('type', { type: RelatedType }),
    product: t.expose('product', { type: ProductType }),
  }),
});

async function findRelated(product: SeenProduct, reader: Reader) {
  const { related } = await getDetails(product, reader);
  const slugs = related.map(({ slug }) => slug);
  const seen = await seeProducts(reader, slugs, product.language, product.country);
  const bySlug = new Map(seen.map((other) => [other.row.slug, other]));
  return related.flatMap(({ type, slug }) => {
    const other = bySlug.get(slug);
    return other ? [{ type, product: other }] : [];
  });
}

builder.queryField('productBySlug', (t) =>
  t.field({
    type: ProductType,
    description:
      'A product or service. Answers the error `No product found` (code PRODUCT_NOT_FOUND) where there is none for the country.',
    args: {
      slug: t.arg.string({ required: true }),
      language: t.arg.string({ required: true }),
      country: t.arg.string(),
    },
    async resolve(_, { slug, language, country }, reader) {
      const where = getCountry(country);
      const [product] = isSlug(slug) ? await seeProducts(reader, [slug], language, where) : [];
      if (product) return product;
      throw new GraphQLError('No product found', { extensions: { code: 'PRODUCT_NOT_FOUND' } });
    },
  }),
);

builder.queryField('productsBySlugs', (t) =>
  t.field({
    type: [ProductType],
    description:
      'Those of the slugs that exist and are supported in the country, in the order asked; at most 60.',
    args: {
      slugs: t.arg.stringList({ required: true }),
      language: t.arg.string({ required: true }),
      country: t.arg.string(),
    },
    resolve(_, { slugs, language, country }, reader) {
      const wanted = new Set(checkCount(slugs, 60, 'slugs').filter(isSlug));
      return seeProducts(reader, [...wanted], language, getCountry(country));
    },
  }),
);
