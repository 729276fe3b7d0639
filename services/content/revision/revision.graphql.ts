import { getLength, idOrNothing } from '../arguments.ts';
import { builder } from '../builder.ts';
import { trusted } from '../editing-arguments.ts';
import { getHistory, type Revision, revisionDraft } from './find-revisions.ts';

const KindEnum = builder.enumType('PageRevisionKind', {
  values: [
    'approved',
    'binned',
    'cancelled',
    'created',
    'imported',
    'published',
    'restored',
    'saved',
    'scheduled',
    'submitted',
    'takeOffScheduled',
    'translated',
    'unpublished',
  ] as const,
});

const RevisionType = builder.objectRef<Revision>('PageRevision').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    at: t.expose('at', {
      type: 'DateTime',
      description: 'When it was begun: what one editor keeps within ten minutes is one.',
    }),
    by: t.exposeString('by', { description: 'Empty: the sample content or a clock.' }),
    what: t.expose('what', { type: KindEnum }),
    languages: t.exposeStringList('languages', {
      description: 'Published, scheduled or taken from visitors in these.',
    }),
    publishAt: t.expose('publishAt', {
      type: 'DateTime',
      nullable: true,
      description: 'For when it was scheduled.',
    }),
  }),
});

builder.queryField('pageHistory', (t) =>
  t.field({
    type: [RevisionType],
    description: 'What was done to a page, the newest first.',
    args: {
      pageId: t.arg.id({ required: true }),
      first: t.arg.int({ defaultValue: 50 }),
      before: t.arg.int({ description: 'The id of the last one known.' }),
    },
    async resolve(_, { pageId, first, before }, reader) {
      const { connection } = trusted(reader);
      const id = idOrNothing(pageId);
      return id ? getHistory(connection, id, before ?? null, getLength(first, 50, 200)) : [];
    },
  }),
);

builder.queryField('pageRevision', (t) =>
  t.field({
    type: 'PageDraft',
    nullable: true,
    description: 'The whole page as it was; null: there is no such revision (any more).',
    args: { pageId: t.arg.id({ required: true }), id: t.arg.int({ required: true }) },
    async resolve(_, args, reader) {
      const { connection } = trusted(reader);
      const pageId = idOrNothing(args.pageId);
      return (pageId && (await revisionDraft(connection, pageId, args.id))) || null;
    },
  }),
);
