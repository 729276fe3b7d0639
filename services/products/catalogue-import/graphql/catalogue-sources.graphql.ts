import { sourceOutcomes } from '#contracts/products/catalogue-import.ts';
import { builder } from '../../builder.ts';
import { trusted } from '../../draft/graphql/draft-arguments.ts';
import { findSources, type ListedSource, makeDue } from '../fetched/catalogue-sources.ts';

const OutcomeEnum = builder.enumType('CatalogueSourceOutcome', { values: sourceOutcomes });

const Source = builder.objectRef<ListedSource>('CatalogueSource').implement({
  description: 'A PIM or ERP whose catalogue is fetched by plan.',
  fields: (t) => ({
    name: t.exposeString('name'),
    host: t.exposeString('host'),
    outcome: t.expose('outcome', {
      type: OutcomeEnum,
      nullable: true,
      description: 'Of the last time; null: it was not fetched yet.',
    }),
    status: t.exposeInt('status', { nullable: true, description: 'With which its server refused.' }),
    checkedAt: t.string({ nullable: true, resolve: ({ checkedAt }) => checkedAt?.toISOString() ?? null }),
    isFetching: t.exposeBoolean('isFetching', { description: 'It is being fetched, or is about to be.' }),
    dueAt: t.string({ resolve: ({ dueAt }) => dueAt.toISOString() }),
    importId: t.exposeID('importId', {
      nullable: true,
      description: 'The import of its last file, unless it was discarded.',
    }),
  }),
});

builder.queryField('catalogueSources', (t) =>
  t.field({
    type: [Source],
    description: 'Where catalogues are fetched from, as the settings say, by name.',
    resolve: (_, __, reader) => findSources(trusted(reader).connection),
  }),
);

builder.mutationField('fetchCatalogueSource', (t) =>
  t.boolean({
    description:
      'Fetches a source now instead of at its next time; one that is being fetched is not fetched twice.',
    args: { name: t.arg.string({ required: true }) },
    async resolve(_, { name }, reader) {
      const { connection, wakeFetching } = trusted(reader);
      await makeDue(connection, name);
      wakeFetching();
      return true;
    },
  }),
);
