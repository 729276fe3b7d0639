import { badInput } from '#services/foundation/bad-input.ts';
import { builder, CatalogueTypeEnum } from '../builder.ts';
import { trusted } from '../draft/graphql/draft-arguments.ts';
import {
  type ChangedProduct,
  type ChangedProducts,
  findChangedProducts,
  placeOfNow,
  readPlace,
} from './find-changed-products.ts';

const atOnce = 200;

const NameType = builder.objectRef<{ language: string; name: string }>('NameInLanguage').implement({
  fields: (t) => ({ language: t.exposeString('language'), name: t.exposeString('name') }),
});

const ChangedType = builder.objectRef<ChangedProduct>('ChangedProduct').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    type: t.expose('type', {
      type: CatalogueTypeEnum,
      nullable: true,
      description: 'Null: it is no longer in the catalogue.',
    }),
    names: t.field({
      type: [NameType],
      resolve: ({ names }) => Object.entries(names).map(([language, name]) => ({ language, name })),
    }),
    revision: t.exposeFloat('revision', { description: 'Of the catalogue, when it changed.' }),
  }),
});

const ChangedListType = builder.objectRef<ChangedProducts>('ChangedProducts').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [ChangedType] }),
    cursor: t.exposeString('cursor', { description: 'To be given as `after` the next time.' }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
});

builder.queryField('changedProducts', (t) =>
  t.field({
    type: ChangedListType,
    description:
      'What was added, changed or taken off since a cursor, in the order in which it was, 200 at most. For trusted callers.',
    args: { after: t.arg.string({ description: 'Absent: the cursor of now, and nothing else.' }) },
    resolve(_, { after }, reader) {
      const { connection } = trusted(reader);
      if (!after) return placeOfNow(connection);
      const place = readPlace(after);
      if (!place) throw badInput('Must be a cursor of this list.', 'after');
      return findChangedProducts(connection, place, atOnce);
    },
  }),
);
