import { badInput } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import { editorArgument, languagesArgument, pageArgument, trusted } from '../editing-arguments.ts';
import { PageChangeType } from '../page/edit/page-change.graphql.ts';
import { ProblemType } from '../problem/problem.graphql.ts';
import { fromZurich } from '../release/zurich-time.ts';
import { problemsOfPublication } from './check/check-publication.ts';
import { cancelPublication, planPublication, planTakeOff } from './plan/plan-publication.ts';
import {
  type LanguageOutlook,
  type PublicationOutlook,
  publicationOutlook,
  type WordlessChange,
} from './publication-outlook.ts';
import { publishPage, unpublishPage } from './publish-page.ts';
import type { StayingWish } from './published-languages.ts';

const staying = {
  fallbacks: {
    description:
      'Of the published languages that stay as they are, those that show new blocks in the source language until theirs go out; null: as they do now.',
  },
  everywhere: {
    description:
      'Changes without words that the languages that stay get, too: `set/{block}`, `removed/{block}`, `order`; null: what was set where nothing was taken away.',
  },
} as const;

const by = { required: true, description: 'The editor who does it, by name.' } as const;

builder.queryField('publicationProblems', (t) =>
  t.field({
    type: [ProblemType],
    description: 'Why the draft of a page could not be published in these languages now; empty: it could.',
    args: { pageId: t.arg.id({ required: true }), languages: t.arg.stringList({ required: true }) },
    resolve: (_, args, reader) =>
      problemsOfPublication(
        trusted(reader).connection,
        pageArgument(args.pageId),
        languagesArgument(args.languages),
      ),
  }),
);

const LanguageOutlookType = builder.objectRef<LanguageOutlook>('LanguageOutlook').implement({
  fields: (t) => ({
    language: t.exposeString('language'),
    isPublished: t.exposeBoolean('isPublished'),
    isChanged: t.exposeBoolean('isChanged', { description: 'The draft is not what visitors see.' }),
    missing: t.exposeInt('missing', { description: 'Segments without words.' }),
    outdated: t.exposeInt('outdated', { description: 'Segments whose source was changed since.' }),
    lendable: t.exposeInt('lendable', {
      description: 'Blocks that it could show in the source language, once the source is out.',
    }),
    borrowed: t.exposeInt('borrowed', { description: 'Blocks that it shows so already.' }),
  }),
});

const WordlessChangeType = builder.objectRef<WordlessChange>('WordlessChange').implement({
  description: 'What may change in languages that stay as they are, too: an entry of `everywhere`.',
  fields: (t) => ({
    key: t.exposeString('key'),
    block: t.exposeString('block', { nullable: true }),
    isUsual: t.exposeBoolean('isUsual', { description: 'It does, unless somebody says no.' }),
  }),
});

const OutlookType = builder.objectRef<PublicationOutlook>('PublicationOutlook').implement({
  fields: (t) => ({
    published: t.expose('published', {
      type: 'PageDraft',
      nullable: true,
      description: 'What readers of the source language see; null: nobody sees the page.',
    }),
    at: t.expose('at', { type: 'DateTime', nullable: true, description: 'When it was last published.' }),
    by: t.exposeString('by'),
    isWhole: t.exposeBoolean('isWhole', { description: 'It goes out in all its languages at once.' }),
    languages: t.expose('languages', {
      type: [LanguageOutlookType],
      description: 'Those of the site, the source first.',
    }),
    wordless: t.expose('wordless', { type: [WordlessChangeType] }),
  }),
});

builder.queryField('publicationOutlook', (t) =>
  t.field({
    type: OutlookType,
    description: 'What a publication of a page would change, language by language.',
    args: { pageId: t.arg.id({ required: true }) },
    resolve: (_, { pageId }, reader) => publicationOutlook(trusted(reader).connection, pageArgument(pageId)),
  }),
);

builder.mutationField('publishPage', (t) =>
  t.field({
    type: PageChangeType,
    description:
      'Shows visitors the draft in these languages; others that are published stay as they are. A story or release comes out now (STO-02).',
    args: {
      pageId: t.arg.id({ required: true }),
      languages: t.arg.stringList({ required: true }),
      revision: t.arg.int({ required: true, description: 'The one that the editor has read.' }),
      fallbacks: t.arg.stringList(staying.fallbacks),
      everywhere: t.arg.stringList(staying.everywhere),
      by: t.arg.string(by),
    },
    resolve: (_, args, reader) =>
      publishPage(
        trusted(reader).connection,
        {
          pageId: pageArgument(args.pageId),
          languages: languagesArgument(args.languages),
          revision: args.revision,
          ...stayingArguments(args),
        },
        editorArgument(args.by),
      ),
  }),
);

builder.mutationField('unpublishPage', (t) =>
  t.field({
    type: PageChangeType,
    description:
      'Takes a page from visitors in these languages; without any left, the whole page. Drafts stay.',
    args: {
      pageId: t.arg.id({ required: true }),
      languages: t.arg.stringList({ required: true }),
      by: t.arg.string(by),
    },
    resolve: (_, args, reader) =>
      unpublishPage(
        trusted(reader).connection,
        pageArgument(args.pageId),
        languagesArgument(args.languages),
        editorArgument(args.by),
      ),
  }),
);

builder.mutationField('planPublication', (t) =>
  t.field({
    type: PageChangeType,
    description:
      'Has the page, as it is kept now, published at a moment; what is changed meanwhile stays a draft. A later plan for the same languages replaces it.',
    args: {
      pageId: t.arg.id({ required: true }),
      languages: t.arg.stringList({ required: true }),
      publishAt: t.arg.string({
        required: true,
        description: 'As clocks in Zurich show it, 2026-03-10T07:00; with a Z in UTC.',
      }),
      fallbacks: t.arg.stringList(staying.fallbacks),
      everywhere: t.arg.stringList(staying.everywhere),
      by: t.arg.string(by),
    },
    resolve: (_, args, reader) =>
      planPublication(
        trusted(reader).connection,
        {
          pageId: pageArgument(args.pageId),
          languages: languagesArgument(args.languages),
          publishAt: fromZurich(args.publishAt, 'publishAt'),
          ...stayingArguments(args),
        },
        editorArgument(args.by),
      ),
  }),
);

builder.mutationField('planTakeOff', (t) =>
  t.field({
    type: PageChangeType,
    description: 'Has the page taken from visitors in these languages at a moment; drafts stay.',
    args: {
      pageId: t.arg.id({ required: true }),
      languages: t.arg.stringList({ required: true }),
      takeOffAt: t.arg.string({
        required: true,
        description: 'As clocks in Zurich show it, 2026-03-10T07:00; with a Z in UTC.',
      }),
      by: t.arg.string(by),
    },
    resolve: (_, args, reader) =>
      planTakeOff(
        trusted(reader).connection,
        {
          pageId: pageArgument(args.pageId),
          languages: languagesArgument(args.languages),
          publishAt: fromZurich(args.takeOffAt, 'takeOffAt'),
        },
        editorArgument(args.by),
      ),
  }),
);

builder.mutationField('cancelPublication', (t) =>
  t.field({
    type: PageChangeType,
    description: 'Takes back what is planned, or one plan of it; the draft stays.',
    args: {
      pageId: t.arg.id({ required: true }),
      plan: t.arg.int({ description: 'Its id; null: all.' }),
      by: t.arg.string(by),
    },
    resolve: (_, args, reader) =>
      cancelPublication(
        trusted(reader).connection,
        pageArgument(args.pageId),
        args.plan ?? null,
        editorArgument(args.by),
      ),
  }),
);

type StayingArguments = { fallbacks?: readonly string[] | null; everywhere?: readonly string[] | null };

/** @throws BAD_USER_INPUT for invalid languages or changes */
function stayingArguments({ fallbacks, everywhere }: StayingArguments): StayingWish {
  if (everywhere && (everywhere.length > 500 || everywhere.some((key) => key.length > 210))) {
    throw badInput('Must be names of changes.', 'everywhere');
  }
  return {
    fallbacks: fallbacks ? languagesArgument(fallbacks) : undefined,
    everywhere: everywhere ?? undefined,
  };
}
