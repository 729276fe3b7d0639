import { badInput } from '#services/foundation/bad-input.ts';
import { readKeyset } from '#services/foundation/keyset.ts';
import { numberWithin } from '../../arguments.ts';
import { builder, CatalogueTypeEnum } from '../../builder.ts';
import { getLanguage } from '../../language/texts.ts';
import { findEditedProducts, type ListedProduct, type ProductList } from '../find-edited-products.ts';
import { trusted } from './draft-arguments.ts';
import { ProductStateEnum } from './edited-product.graphql.ts';

const Listed = builder.objectRef<ListedProduct>('ListedProduct').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    type: t.expose('type', { type: CatalogueTypeEnum }),
    name: t.exposeString('name'),
    classification: t.exposeString('classification', {
      nullable: true,
      description: 'Slug of its first class.',
    }),
    state: t.expose('state', { type: ProductStateEnum }),
    plannedAt: t.string({
      nullable: true,
      description: 'When something happens to it next.',
      resolve: ({ plannedAt }) => plannedAt?.toISOString() ?? null,
    }),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    by: t.exposeString('by'),
    filled: t.exposeInt('filled', {
      description: 'How many of the attributes that its class asks for it has.',
    }),
    asked: t.exposeInt('asked'),
    languages: t.exposeStringList('languages', {
      description: 'In which it has a name and both descriptions.',
    }),
  }),
});

const List = builder.objectRef<ProductList>('EditedProductList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Listed] }),
    total: t.exposeInt('total', { description: 'How many fit what is looked for.' }),
    all: t.exposeInt('all', { description: 'How many there are.' }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
});

const maxSearch = 100;

builder.queryField('editedProducts', (t) =>
  t.field({
    type: List,
    description: 'What editors may work on, by name.',
    args: {
      language: t.arg.string({ required: true }),
      search: t.arg.string(),
      type: t.arg({ type: CatalogueTypeEnum }),
      classification: t.arg.string({ description: 'With those below it.' }),
      state: t.arg({ type: ProductStateEnum }),
      lacks: t.arg.string({ description: '`data`, or the code of a language.' }),
      after: t.arg.string(),
      first: t.arg.int({ description: '50 by default, at most 200.' }),
    },
    async resolve(_, args, reader) {
      const { connection, vocabulary, expectedAttributes } = trusted(reader);
      const search = args.search?.trim() ?? '';
      if (search.length > maxSearch) throw badInput(`Must be at most ${maxSearch} characters.`, 'search');
      const after = args.after ? readKeyset(args.after) : null;
      if (args.after && !after) throw badInput('Must be a cursor of this list.', 'after');
      const filters = {
        language: getLanguage(args.language),
        search: search || null,
        type: args.type ?? null,
        classification: args.classification ?? null,
        state: args.state ?? null,
        lacks: args.lacks ?? null,
        after,
        first: numberWithin(args.first ?? 50, 1, 200, 'first'),
      };
      return findEditedProducts(connection, filters, await vocabulary(), await expectedAttributes());
    },
  }),
);
