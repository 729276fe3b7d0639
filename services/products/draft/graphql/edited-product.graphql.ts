import { productProblemCodes, productStates } from '#contracts/products/draft.ts';
import { builder, CatalogueTypeEnum } from '../../builder.ts';
import { findText, getLanguage } from '../../language/texts.ts';
import type { Reader } from '../../request-context.ts';
import { findClassRanges, warnOutside } from '../class-ranges.ts';
import { findDraftContext } from '../conversion/find-draft-context.ts';
import { stateDraft } from '../conversion/state-draft.ts';
import { completeDraft } from '../earlier-drafts.ts';
import { type EditedProduct, findEdited } from '../find-draft.ts';
import { findPlans, type ProductPlan } from '../plan/plans.ts';
import { findRevision, findRevisions, type RevisionRow } from '../product-revisions.ts';
import { slugArgument, trusted } from './draft-arguments.ts';

export const ProductStateEnum = builder.enumType('ProductState', { values: productStates });
const ProblemCode = builder.enumType('ProductProblemCode', { values: productProblemCodes });

/** An edited product, and the language of its editor. */
export type SeenDraft = { edited: EditedProduct; language: string };

type StatedDraft = Awaited<ReturnType<typeof state>>;

async function state({ edited, language }: SeenDraft, reader: Reader) {
  const vocabulary = await reader.vocabulary();
  const getSurroundings = await findDraftContext(reader.connection, [edited], {
    vocabulary,
    published: false,
  });
  const { product, problems } = stateDraft(edited, getSurroundings(edited));
  const others = await findClassRanges(reader.connection, edited.slug, edited.document);
  const own = product.specifications.map((line) => ({ line, variant: null }));
  const ofVariants = product.variants.flatMap(({ id: variant, specifications }) =>
    specifications.map((line) => ({ line, variant })),
  );
  const values = [...own, ...ofVariants].map(({ line, variant }) => ({
    variant,
    attribute: line.key,
    system: line.system,
    isConverted: line.converted,
    text: [findText(line.values, language), line.unit].filter(Boolean).join('\u00a0'),
  }));
  return { problems: [...problems, ...warnOutside(product.ranges, others, vocabulary, language)], values };
}

const Problem = builder.objectRef<StatedDraft['problems'][number]>('ProductProblem').implement({
  fields: (t) => ({
    code: t.expose('code', { type: ProblemCode }),
    field: t.exposeString('field', { description: '`names/de`, `values/cross_section`.' }),
    isWarning: t.exposeBoolean('isWarning', { description: 'Else it keeps the draft from being published.' }),
    detail: t.exposeString('detail', { nullable: true, description: 'What the sentence speaks of.' }),
    suggestion: t.exposeString('suggestion', { nullable: true }),
  }),
});

const StatedValue = builder.objectRef<StatedDraft['values'][number]>('StatedValue').implement({
  description: 'A value as readers will see it.',
  fields: (t) => ({
    variant: t.exposeString('variant', { nullable: true, description: 'Missing: of the product itself.' }),
    attribute: t.exposeString('attribute'),
    system: t.exposeString('system', { nullable: true, description: 'Missing: it holds in both.' }),
    isConverted: t.exposeBoolean('isConverted', { description: 'Worked out from the other system.' }),
    text: t.exposeString('text', { description: 'With its unit.' }),
  }),
});

const Stated = builder.objectRef<StatedDraft>('StatedDraft').implement({
  fields: (t) => ({
    problems: t.expose('problems', { type: [Problem] }),
    values: t.expose('values', { type: [StatedValue] }),
  }),
});

const DraftedFile = builder
  .objectRef<{ hash: string; image: string; media: string }>('DraftedFile')
  .implement({
    fields: (t) => ({
      hash: t.exposeString('hash'),
      image: t.exposeString('image', { description: 'Without a size.' }),
      media: t.exposeString('media', { description: 'Without a name.' }),
    }),
  });

/** The hashes of the files in all parts of a draft, including those in the addresses of films and models. */
function hashesOf({ images, highlights, documents, film, model }: EditedProduct['document']): string[] {
  const words = JSON.stringify({ images, highlights, documents, film, model });
  return [
    ...new Set(
      [...words.matchAll(/"(?:\/(?:media|image)\/)?([0-9a-f]{40,64})["/]/g)].map(([, hash = '']) => hash),
    ),
  ];
}

const Plan = builder.objectRef<ProductPlan>('ProductPlan').implement({
  description: 'It goes out as it was written when that was planned, or is taken off.',
  fields: (t) => ({
    takeOff: t.exposeBoolean('takeOff'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    by: t.exposeString('by'),
    problems: t.field({
      type: [Problem],
      description: 'Why it could not be done when its moment came; none while it is still to come.',
      resolve: ({ problem }) => [...(problem ?? [])],
    }),
  }),
});

export const EditedProductType = builder.objectRef<SeenDraft>('EditedProduct').implement({
  fields: (t) => ({
    slug: t.string({ resolve: ({ edited }) => edited.slug }),
    type: t.field({ type: CatalogueTypeEnum, resolve: ({ edited }) => edited.type }),
    draft: t.field({ type: 'ProductDraft', resolve: ({ edited }) => edited.document }),
    state: t.field({ type: ProductStateEnum, resolve: ({ edited }) => edited.state }),
    revision: t.int({
      description: 'Grows with every change; a save names the one that it began with.',
      resolve: ({ edited }) => edited.revision,
    }),
    by: t.string({
      description: 'Who changed it last; empty: no editor.',
      resolve: ({ edited }) => edited.by,
    }),
    at: t.string({ resolve: ({ edited }) => edited.at.toISOString() }),
    publishedAt: t.string({
      nullable: true,
      resolve: ({ edited }) => edited.published?.at.toISOString() ?? null,
    }),
    isBehind: t.boolean({
      description:
        'An import has changed what visitors see since the draft began; a publication replaces that.',
      resolve: ({ edited }) => edited.isBehind,
    }),
    route: t.string({
      nullable: true,
      description: 'Slugs of its first class and its own, as the draft has them; missing: it is in no class.',
      async resolve({ edited }, _, reader) {
        const { tree } = await reader.vocabulary();
        const node = tree.get(edited.document.classifications[0] ?? '');
        return node ? `${node.route}/${edited.slug}` : null;
      },
    }),
    plans: t.field({
      type: [Plan],
      description: 'What is planned, the next first.',
      resolve: ({ edited }, _, { connection }) => findPlans(connection, [edited.slug]),
    }),
    files: t.field({
      type: [DraftedFile],
      description:
        'Where the files of the draft are seen, for minutes, also those that nobody else sees yet.',
      resolve: ({ edited }, _, { closedAddress }) =>
        hashesOf(edited.document).map((hash) => ({
          hash,
          image: closedAddress('image', hash),
          media: closedAddress('media', hash),
        })),
    }),
    asked: t.stringList({
      description: 'The attributes that its class asks for.',
      resolve: async ({ edited }, _, reader) => [
        ...((await reader.expectedAttributes()).get(edited.document.classifications[0] ?? '') ?? []),
      ],
    }),
    stated: t.field({ type: Stated, resolve: (seen, _, reader) => state(seen, reader) }),
  }),
});

builder.queryField('editedProduct', (t) =>
  t.field({
    type: EditedProductType,
    nullable: true,
    description: 'A product or service as editors work on it.',
    args: { slug: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
    async resolve(_, { slug, language }, reader) {
      const { connection, vocabulary } = trusted(reader);
      const found = await findEdited(connection, [slugArgument(slug)], await vocabulary());
      const edited = found.get(slug);
      return edited ? { edited, language: getLanguage(language) } : null;
    },
  }),
);

const Revision = builder.objectRef<RevisionRow>('ProductRevision').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    by: t.exposeString('by'),
    what: t.exposeString('what', {
      description:
        '`created`, `saved`, `published`, `discarded`, `withdrawn`, `returned`, `restored`, `planned`, `takeOffPlanned` or `cancelled`.',
    }),
  }),
});

builder.queryField('productRevisions', (t) =>
  t.field({
    type: [Revision],
    description: 'What editors did with a product, the newest first.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_, { slug }, reader) => findRevisions(trusted(reader).connection, slugArgument(slug)),
  }),
);

builder.queryField('productRevision', (t) =>
  t.field({
    type: 'ProductDraft',
    nullable: true,
    description: 'A product as it was.',
    args: { slug: t.arg.string({ required: true }), id: t.arg.int({ required: true }) },
    async resolve(_, { slug, id }, reader) {
      const { connection, vocabulary } = trusted(reader);
      const revision = await findRevision(connection, slugArgument(slug), id);
      const now = revision && (await findEdited(connection, [slug], await vocabulary())).get(slug);
      return now ? completeDraft(revision, () => now.document) : null;
    },
  }),
);
