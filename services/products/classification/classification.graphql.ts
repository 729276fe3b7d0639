import { builder, CatalogueTypeEnum } from '../builder.ts';
import { ProductImage } from '../image/image.graphql.ts';
import { deliverImage } from '../image/stored-image.ts';
import { findText, getLanguage } from '../language/texts.ts';
import { getPage } from '../selection/select-entries.ts';
import { buildSet, holdsProducts } from '../selection/selection.ts';
import { type ClassificationNode, heldTree } from './classification-tree.ts';

/** A classification, and the language of its reader. */
export type SeenClassification = { node: ClassificationNode; language: string };

const ClassificationStep = builder.objectRef<SeenClassification>('ClassificationStep').implement({
  fields: (t) => ({
    slug: t.string({ resolve: ({ node }) => node.slug }),
    name: t.string({ resolve: ({ node, language }) => findText(node.names, language) }),
    route: t.string({ resolve: ({ node }) => node.route }),
  }),
});

function getSteps({ node, language }: SeenClassification): SeenClassification[] {
  return node.lineage.map((step) => ({ node: step, language }));
}

/** A classification that a product belongs to. */
export const ProductClassification = builder
  .objectRef<SeenClassification>('ProductClassification')
  .implement({
    fields: (t) => ({
      slug: t.string({ resolve: ({ node }) => node.slug }),
      name: t.string({ resolve: ({ node, language }) => findText(node.names, language) }),
      route: t.string({ resolve: ({ node }) => node.route }),
      lineage: t.field({ type: [ClassificationStep], resolve: getSteps }),
    }),
  });

/** CAT-02: a class with its place in the tree. */
const Classification = builder.objectRef<SeenClassification>('Classification').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ node }) => node.slug }),
    slug: t.string({ resolve: ({ node }) => node.slug }),
    name: t.string({ resolve: ({ node, language }) => findText(node.names, language) }),
    description: t.string({
      nullable: true,
      resolve: ({ node, language }) => findText(node.descriptions, language) || null,
    }),
    parent: t.string({
      nullable: true,
      description: 'Slug of the classification above.',
      resolve: ({ node }) => node.parent,
    }),
    route: t.string({
      description: 'Slugs from the top to this one, joined by `/`.',
      resolve: ({ node }) => node.route,
    }),
    lineage: t.field({ type: [ClassificationStep], resolve: getSteps }),
    childClassifications: t.stringList({ resolve: ({ node }) => node.children.map(({ slug }) => slug) }),
    products: t.stringList({
      description: 'Slugs of the products that it and the classifications below it hold.',
      async resolve({ node }, _, reader) {
        const selection = await reader.selection();
        const held = buildSet(selection, `classification ${node.slug}`);
        return getPage(selection, held, 'position', 0, selection.entries.length).map(({ slug }) => slug);
      },
    }),
    image: t.field({
      type: ProductImage,
      nullable: true,
      resolve: ({ node, language }) => node.image && deliverImage(node.image, language),
    }),
  }),
});

builder.queryField('classifications', (t) =>
  t.field({
    type: [Classification],
    description:
      'The tree of one kind, parents before children, in the order of the editors: classes that hold published products, themselves or below them; in drafts, all.',
    args: {
      language: t.arg.string({ required: true }),
      type: t.arg({ type: CatalogueTypeEnum, required: true }),
    },
    async resolve(_, args, reader) {
      const language = getLanguage(args.language);
      const { tree: whole } = await reader.vocabulary();
      const tree = reader.sees === 'DRAFT' ? whole : heldTree(whole, holdsProducts(await reader.selection()));
      return [...tree.values()].filter(({ type }) => type === args.type).map((node) => ({ node, language }));
    },
  }),
);
