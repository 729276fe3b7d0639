import { idOrNothing } from '../../arguments.ts';
import { builder } from '../../builder.ts';
import { pageArgument, trusted } from '../../editing-arguments.ts';
import { ProblemType } from '../../problem/problem.graphql.ts';
import { findLinkingPages, type LinkingPage } from '../read/find-linking-pages.ts';
import { PageStateEnum } from './edited-pages.graphql.ts';
import { type EditedPage, findEditedPage, type PlannedPublication } from './find-edited-page.ts';

const PlannedType = builder.objectRef<PlannedPublication>('PlannedPublication').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    takeOff: t.exposeBoolean('takeOff', {
      description: 'Then it is taken from visitors in these languages.',
    }),
    languages: t.exposeStringList('languages'),
    publishAt: t.expose('publishAt', { type: 'DateTime' }),
    by: t.exposeString('by'),
    problems: t.expose('problems', {
      type: [ProblemType],
      description: 'Why it could not be published when its moment came; empty: it is still to come.',
    }),
  }),
});

const EditedPageType = builder.objectRef<EditedPage>('EditedPage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    draft: t.expose('draft', { type: 'PageDraft' }),
    revision: t.exposeInt('revision', {
      description: 'To be said when it is kept; 0: nobody has changed it yet.',
    }),
    state: t.expose('state', { type: PageStateEnum }),
    publishedLanguages: t.exposeStringList('publishedLanguages'),
    changedLanguages: t.exposeStringList('changedLanguages', {
      description: 'Published ones, in which visitors see something else than the draft.',
    }),
    publishedPath: t.exposeString('publishedPath', {
      nullable: true,
      description: 'Null: visitors do not see it.',
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last published; null: never, or with the sample content.',
    }),
    planned: t.field({
      type: PlannedType,
      nullable: true,
      description: 'The next publication that is planned.',
      resolve: ({ plans }) => plans.find(({ takeOff }) => !takeOff) ?? null,
    }),
    plans: t.expose('plans', {
      type: [PlannedType],
      description:
        'All that is planned, the next first: each has the words of the moment in which it was planned.',
    }),
    problems: t.expose('problems', { type: [ProblemType], description: 'What a publication would refuse.' }),
    by: t.exposeString('by', { description: 'Who changed it last; empty: nobody yet.' }),
    at: t.expose('at', { type: 'DateTime' }),
    url: t.exposeString('url', { description: 'Of the draft, without locale.' }),
  }),
});

builder.queryField('editedPage', (t) =>
  t.field({
    type: EditedPageType,
    nullable: true,
    description: 'A page with everything that its editor decides.',
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, args, reader) {
      const { connection } = trusted(reader);
      const id = idOrNothing(args.id);
      return (id && (await findEditedPage(connection, id))) || null;
    },
  }),
);

const LinkingPageType = builder.objectRef<LinkingPage>('LinkingPage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    url: t.exposeString('url'),
    isPublished: t.exposeBoolean('isPublished', { description: 'Whether visitors see the link.' }),
  }),
});

builder.queryField('pagesLinkingTo', (t) =>
  t.field({
    type: [LinkingPageType],
    description: 'Pages whose links or lists name this one: what is to be looked after before it goes.',
    args: { pageId: t.arg.id({ required: true }) },
    resolve: (_, { pageId }, reader) => findLinkingPages(trusted(reader).connection, pageArgument(pageId)),
  }),
);
