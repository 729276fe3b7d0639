import { builder } from '../../builder.ts';
import { editorArgument, languagesArgument, pageArgument, trusted } from '../../editing-arguments.ts';
import { readDraft } from '../draft/read-draft.ts';
import { pathArgument } from '../page-arguments.ts';
import { copyPage, createPage, restorePage, savePage } from './edit-page.ts';
import { PageChangeType } from './page-change.graphql.ts';

const by = { required: true, description: 'The editor who does it, by name.' } as const;

builder.mutationField('createPage', (t) =>
  t.field({
    type: PageChangeType,
    description: 'Keeps a new page; its id is made here, the one in the draft does not count.',
    args: { draft: t.arg({ type: 'PageDraft', required: true }), by: t.arg.string(by) },
    resolve: (_, args, reader) =>
      createPage(trusted(reader).connection, readDraft(args.draft), editorArgument(args.by)),
  }),
);

builder.mutationField('copyPage', (t) =>
  t.field({
    type: PageChangeType,
    description:
      'A new page with the same content, at another path of the same site; visitors do not see it.',
    args: {
      pageId: t.arg.id({ required: true }),
      path: t.arg.string({ required: true }),
      by: t.arg.string(by),
    },
    resolve: (_, args, reader) =>
      copyPage(
        trusted(reader).connection,
        pageArgument(args.pageId),
        pathArgument(args.path),
        editorArgument(args.by),
      ),
  }),
);

builder.mutationField('savePage', (t) =>
  t.field({
    type: PageChangeType,
    description:
      'Keeps a draft, also an unfinished one. With another path the pages below move along. Visitors see nothing of it.',
    args: {
      draft: t.arg({ type: 'PageDraft', required: true }),
      revision: t.arg.int({ required: true, description: 'The one that the editor began with.' }),
      by: t.arg.string(by),
    },
    resolve: (_, args, reader) =>
      savePage(trusted(reader).connection, readDraft(args.draft), args.revision, editorArgument(args.by)),
  }),
);

builder.mutationField('restorePage', (t) =>
  t.field({
    type: PageChangeType,
    description: 'Makes an earlier revision the draft again, or only its words in some languages.',
    args: {
      pageId: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true, description: 'The one that comes back.' }),
      languages: t.arg.stringList({ description: 'Absent: the page as a whole.' }),
      by: t.arg.string(by),
    },
    resolve: (_, args, reader) =>
      restorePage(
        trusted(reader).connection,
        pageArgument(args.pageId),
        {
          revision: args.revision,
          languages: args.languages ? languagesArgument(args.languages) : null,
        },
        editorArgument(args.by),
      ),
  }),
);
