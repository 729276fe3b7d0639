import { badInput } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import { editorArgument, languagesArgument, pageArgument, trusted } from '../editing-arguments.ts';
import { PageChangeType } from '../page/page-change.graphql.ts';
import { ProblemType } from '../problem/problem.graphql.ts';
import { fromZurich } from '../release/zurich-time.ts';
import { problemsOfPublication } from './check-publication.ts';
import { cancelPublication, planPublication } from './plan-publication.ts';
import { publishPage, unpublishPage } from './publish-page.ts';
import type { StayingWish } from './shown-language.ts';

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
      'Has the page, as it is kept now, published at a moment; what is changed meanwhile stays a draft. A later plan replaces it.',
    args: {
      pageId: t.arg.id({ required: true }),
      languages: t.arg.stringList({ required: true }),
      publishAt: t.arg.string({
        required: true,
        description: 'As clocks in Zurich show it, 2026-03-10T07:00.',
      }),
      by: t.arg.string(by),
    },
    resolve: (_, args, reader) =>
      planPublication(
        trusted(reader).connection,
        {
          pageId: pageArgument(args.pageId),
          languages: languagesArgument(args.languages),
          publishAt: fromZurich(args.publishAt, 'publishAt'),
        },
        editorArgument(args.by),
      ),
  }),
);

builder.mutationField('cancelPublication', (t) =>
  t.field({
    type: PageChangeType,
    description: 'Takes back a planned publication; the draft stays.',
    args: { pageId: t.arg.id({ required: true }), by: t.arg.string(by) },
    resolve: (_, args, reader) =>
      cancelPublication(trusted(reader).connection, pageArgument(args.pageId), editorArgument(args.by)),
  }),
);

type StayingArguments = { fallbacks?: readonly string[] | null; everywhere?: readonly string[] | null };

/** @throws BAD_USER_INPUT for what names no languages, or no changes */
function stayingArguments({ fallbacks, everywhere }: StayingArguments): StayingWish {
  if (everywhere && (everywhere.length > 500 || everywhere.some((key) => key.length > 210))) {
    throw badInput('Must be names of changes.', 'everywhere');
  }
  return {
    fallbacks: fallbacks ? languagesArgument(fallbacks) : undefined,
    everywhere: everywhere ?? undefined,
  };
}
