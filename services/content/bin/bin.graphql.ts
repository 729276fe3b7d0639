import { getLength } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, pageArgument, trusted } from '../editing-arguments.ts';
import { PageChangeType } from '../page/edit/page-change.graphql.ts';
import { pathArgument } from '../page/page-arguments.ts';
import { removeForGood } from './empty-bin.ts';
import { type BinnedPage, findBinnedPages } from './find-binned-pages.ts';
import { putInBin } from './put-in-bin.ts';
import { restoreFromBin } from './restore-from-bin.ts';

const by = { required: true, description: 'The editor who does it, by name.' } as const;

const BinnedPageType = builder.objectRef<BinnedPage>('BinnedPage').implement({
  description: 'A page in the bin: nobody but editors knows of it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    siteId: t.exposeID('siteId'),
    path: t.exposeString('path', { description: 'Where it was.' }),
    title: t.exposeString('title', { description: 'In its source language.' }),
    languages: t.exposeStringList('languages'),
    by: t.exposeString('by'),
    at: t.expose('at', { type: 'DateTime' }),
    goesAt: t.expose('goesAt', { type: 'DateTime', description: 'From then on it is gone for good.' }),
    below: t.exposeInt('below', { description: 'How many pages went with it; they come back together.' }),
    takenBy: t.exposeString('takenBy', {
      nullable: true,
      description: 'The title of the page that has its address now.',
    }),
  }),
});

builder.queryField('binnedPages', (t) =>
  t.field({
    type: [BinnedPageType],
    description: 'What is in the bin, the newest first.',
    args: { first: t.arg.int({ defaultValue: 200 }) },
    resolve: (_, { first }, reader) =>
      findBinnedPages(trusted(reader).connection, getLength(first, 200, 1000)),
  }),
);

builder.mutationField('removePage', (t) =>
  t.field({
    type: PageChangeType,
    description:
      'Puts a page into the bin with the pages below it; never one that is published. `pagesLinkingTo` says what would lead nowhere.',
    args: { pageId: t.arg.id({ required: true }), by: t.arg.string(by) },
    async resolve(_, args, reader) {
      const { connection, log } = trusted(reader);
      const [pageId, who] = [pageArgument(args.pageId), editorArgument(args.by)];
      const change = await putInBin(connection, pageId, who);
      if (change.done) log.info('An editor moved a page to the bin', { pageId, by: who });
      return change;
    },
  }),
);

builder.mutationField('restoreBinnedPage', (t) =>
  t.field({
    type: PageChangeType,
    description: 'Takes a page out of the bin, as a draft, with the pages that went with it.',
    args: {
      pageId: t.arg.id({ required: true }),
      path: t.arg.string({ description: 'Absent: where it was.' }),
      by: t.arg.string(by),
    },
    resolve: (_, { pageId, path, ...args }, reader) =>
      restoreFromBin(
        trusted(reader).connection,
        pageArgument(pageId),
        path ? pathArgument(path) : null,
        editorArgument(args.by),
      ),
  }),
);

builder.mutationField('removeBinnedPage', (t) =>
  t.field({
    type: 'Int',
    description:
      'Removes a page in the bin for good, with its history and the pages that went with it: gives how many. For chief editors.',
    args: { pageId: t.arg.id({ required: true }), by: t.arg.string(by) },
    async resolve(_, args, reader) {
      const { connection, log } = trusted(reader);
      const [pageId, who] = [pageArgument(args.pageId), editorArgument(args.by)];
      const pages = await removeForGood(connection, pageId);
      if (pages > 0) log.info('An editor removed pages for good', { pageId, pages, by: who });
      return pages;
    },
  }),
);
