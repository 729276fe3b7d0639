import { productLimits } from '#contracts/products/draft.ts';
import { builder } from '../../builder.ts';
import { getLanguage } from '../../language/texts.ts';
import {
  addProduct,
  discardProduct,
  type ProductChange,
  publishProduct,
  restoreProduct,
  returnProduct,
  saveProduct,
  withdrawProduct,
} from '../edit-product.ts';
import { readProductDraft } from '../read-draft.ts';
import { slugArgument, textArgument, trusted } from './draft-arguments.ts';
import { EditedProductType } from './edited-product.graphql.ts';

export const ProductChangeType = builder
  .objectRef<ProductChange & { language: string }>('ProductChange')
  .implement({
    fields: (t) => ({
      done: t.exposeBoolean('done', {
        description: 'Else nothing was changed; the product or `isConflict` says why.',
      }),
      isConflict: t.exposeBoolean('isConflict', {
        description:
          'Somebody else has changed it since the revision that was named; the product is what it is now.',
      }),
      product: t.field({
        type: EditedProductType,
        resolve: ({ edited, language }) => ({ edited, language }),
      }),
    }),
  });

export const by = { required: true, description: 'The editor who does it, by name.' } as const;
const maxName = 200;

builder.mutationType();

builder.mutationField('addProduct', (t) =>
  t.field({
    type: ProductChangeType,
    description: 'A new product or service of a class, or a copy of another one. Visitors do not see it.',
    args: {
      slug: t.arg.string({ required: true, description: 'Its address, for good.' }),
      name: t.arg.string({ required: true, description: 'In English.' }),
      classification: t.arg.string({ required: true }),
      from: t.arg.string({ description: 'What it begins as a copy of.' }),
      language: t.arg.string({ required: true }),
      by: t.arg.string(by),
    },
    async resolve(_, args, reader) {
      const change = await addProduct(trusted(reader).connection, {
        slug: slugArgument(args.slug),
        name: textArgument(args.name, 'name', productLimits.name),
        classification: args.classification,
        from: args.from ? slugArgument(args.from) : null,
        by: textArgument(args.by, 'by', maxName),
      });
      return { ...change, language: getLanguage(args.language) };
    },
  }),
);

builder.mutationField('saveProduct', (t) =>
  t.field({
    type: ProductChangeType,
    description: 'Keeps a draft, also an unfinished one. Visitors see nothing of it.',
    args: {
      slug: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true, description: 'The one that the editor began with.' }),
      draft: t.arg({ type: 'ProductDraft', required: true }),
      language: t.arg.string({ required: true }),
      by: t.arg.string(by),
    },
    async resolve(_, args, reader) {
      const order = { ...orderOf(args), document: readProductDraft(args.draft) };
      return {
        ...(await saveProduct(trusted(reader).connection, order)),
        language: getLanguage(args.language),
      };
    },
  }),
);

builder.mutationField('restoreProductRevision', (t) =>
  t.field({
    type: ProductChangeType,
    description: 'Makes an earlier revision the draft again.',
    args: {
      slug: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true, description: 'The one that the editor began with.' }),
      earlier: t.arg.int({ required: true, description: 'The id of the one that comes back.' }),
      language: t.arg.string({ required: true }),
      by: t.arg.string(by),
    },
    async resolve(_, args, reader) {
      const order = { ...orderOf(args), earlier: args.earlier };
      return {
        ...(await restoreProduct(trusted(reader).connection, order)),
        language: getLanguage(args.language),
      };
    },
  }),
);

/** Steps that concern a product as a whole. */
const steps = {
  publishProduct: { make: publishProduct, description: 'Shows visitors the draft, if it has no error.' },
  discardProduct: { make: discardProduct, description: 'Makes what visitors see the draft again.' },
  withdrawProduct: { make: withdrawProduct, description: 'Takes it off: visitors do not find it any more.' },
  returnProduct: { make: returnProduct, description: 'Shows visitors again what was taken off.' },
};

for (const [name, { make, description }] of Object.entries(steps)) {
  builder.mutationField(name, (t) =>
    t.field({
      type: ProductChangeType,
      description,
      args: {
        slug: t.arg.string({ required: true }),
        revision: t.arg.int({ required: true, description: 'The one that the editor began with.' }),
        language: t.arg.string({ required: true }),
        by: t.arg.string(by),
      },
      async resolve(_, args, reader) {
        const change = await make(trusted(reader).connection, orderOf(args));
        return { ...change, language: getLanguage(args.language) };
      },
    }),
  );
}

export function orderOf({ slug, revision, by: name }: { slug: string; revision: number; by: string }) {
  return { slug: slugArgument(slug), revision, by: textArgument(name, 'by', maxName) };
}
