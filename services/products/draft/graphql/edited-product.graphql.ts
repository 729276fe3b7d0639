import { productProblemCodes, productStates } from '#contracts/products/draft.ts';
import { builder, CatalogueTypeEnum } from '../../builder.ts';
import { findText, getLanguage } from '../../language/texts.ts';
import type { Reader } from '../../request-context.ts';
import { findClassRanges, warnOutside } from '../class-ranges.ts';
import { type EditedProduct, findEdited, findTypesOf } from '../find-draft.ts';
import { findRevision, findRevisions, type RevisionRow } from '../product-revisions.ts';
import { stateDraft } from '../state-draft.ts';
import { slugArgument, trusted } from './draft-arguments.ts';

export const ProductStateEnum = builder.enumType('ProductState', { values: productStates });
const ProblemCode = builder.enumType('ProductProblemCode', { values: productProblemCodes });

/** A product that is being edited, in the language of its editor. */
export type SeenDraft = { edited: EditedProduct; language: string };

type StatedDraft = Awaited<ReturnType<typeof state>>;

async function state({ edited, language }: SeenDraft, reader: Reader) {
  const vocabulary = await reader.vocabulary();
  const slugs = edited.document.related.map(({ slug }) => slug);
  const types = await findTypesOf(reader.connection, slugs, { published: false });
  const { product, problems } = stateDraft(edited, { vocabulary, getType: (slug) => types.get(slug) });
  const others = await findClassRanges(reader.connection, edited.slug, edited.document);
  const values = product.specifications.map((line) => ({
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
    asked: t.stringList({
      description: 'The attributes that its class asks for.',
      resolve: async ({ edited }, _, reader) => [
        ...((await reader.asked()).get(edited.document.classifications[0] ?? '') ?? []),
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
      description: '`created`, `saved`, `published`, `discarded`, `withdrawn`, `returned` or `restored`.',
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
    resolve: async (_, { slug, id }, reader) =>
      (await findRevision(trusted(reader).connection, slugArgument(slug), id)) ?? null,
  }),
);
