import { badInput } from '#services/foundation/bad-input.ts';
import { isSlug, numberWithin } from '../arguments.ts';
import { builder, CatalogueTypeEnum } from '../builder.ts';
import { type CatalogueEntry, catalogueEntries } from './catalogue-entries.ts';

type SeenEntry = CatalogueEntry & { route: string };

const CatalogueEntryType = builder.objectRef<SeenEntry>('CatalogueEntry').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    type: t.expose('type', { type: CatalogueTypeEnum }),
    route: t.exposeString('route', { description: '`{classification…}/{slug}`' }),
    languages: t.exposeStringList('languages'),
    supported_countries: t.exposeStringList('countries'),
    updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
  }),
});

type Connection = { items: SeenEntry[]; hasNextPage: boolean; endCursor: string | null };

const CatalogueEntryConnection = builder.objectRef<Connection>('CatalogueEntryConnection').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [CatalogueEntryType] }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
    endCursor: t.exposeString('endCursor', { nullable: true }),
  }),
});

builder.queryField('catalogueEntries', (t) =>
  t.field({
    type: CatalogueEntryConnection,
    description:
      'What a search engine or a sitemap lists of every product and service: for all languages, by slug.',
    args: { first: t.arg.int({ required: true }), after: t.arg.string() },
    async resolve(_, args, { connection, vocabulary }): Promise<Connection> {
      const limit = numberWithin(args.first, 1, 1000, 'first');
      const after = args.after ?? '';
      if (after && !isSlug(after)) throw badInput('Is not a cursor of this list.', 'after');
      const [{ tree }, entries] = await Promise.all([
        vocabulary(),
        catalogueEntries(connection, after, limit + 1),
      ]);
      const page = entries.slice(0, limit);
      return {
        // A product without a class has no address.
        items: page.flatMap((entry) => {
          const shelf = entry.classifications.find((slug) => tree.has(slug));
          const route = tree.get(shelf ?? '')?.route;
          return route ? [{ ...entry, route: `${route}/${entry.slug}` }] : [];
        }),
        hasNextPage: entries.length > limit,
        endCursor: page.at(-1)?.slug ?? null,
      };
    },
  }),
);
