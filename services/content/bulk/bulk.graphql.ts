import { badInput } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import { editorArgument, pageArgument, trusted } from '../editing-arguments.ts';
import { isPagePath } from '../page/page-address.ts';
import { ProblemType } from '../problem/problem.graphql.ts';
import { type ChangedPage, changePages, maxBulkPages, pageOutcomes } from './change-pages.ts';
import type { PlacedProblem } from './placed-problem.ts';
import { pageActions } from './sort-pages.ts';

const ActionEnum = builder.enumType('PageAction', { values: pageActions });
const OutcomeEnum = builder.enumType('PageOutcome', {
  description:
    'along: it goes with a chosen page above it; unchanged: there is nothing to do; changedSince: somebody changed it after it was seen.',
  values: pageOutcomes,
});

const PlacedProblemType = builder.objectRef<PlacedProblem>('PlacedProblem').implement({
  description: 'What is wrong with a page, and where, for who does not have it open.',
  fields: (t) => ({
    problem: t.expose('problem', { type: ProblemType }),
    blockType: t.exposeString('blockType', { nullable: true }),
    place: t.stringList({
      description:
        'A field of the page, or the way through the block, items by their number: `items`, `2`, `label`.',
      resolve: ({ place }) => [...place],
    }),
  }),
});

const ChangedPageType = builder.objectRef<ChangedPage>('ChangedPage').implement({
  fields: (t) => ({
    pageId: t.exposeID('pageId'),
    title: t.exposeString('title'),
    path: t.exposeString('path'),
    outcome: t.expose('outcome', { type: OutcomeEnum }),
    languages: t.stringList({
      description: 'In which it is published or taken off, or into which it is translated.',
      resolve: ({ languages }) => [...languages],
    }),
    leftOut: t.stringList({
      description: 'In which it is not published; the problems say why.',
      resolve: ({ leftOut }) => [...leftOut],
    }),
    pathAfter: t.exposeString('pathAfter', { nullable: true, description: 'Where it moves.' }),
    linking: t.exposeInt('linking', {
      description: 'Published pages, others than the chosen ones, that link to it.',
    }),
    problems: t.field({ type: [PlacedProblemType], resolve: ({ problems }) => [...problems] }),
    revision: t.exposeInt('revision', { description: 'The one that was looked at.' }),
  }),
});

const SeenInput = builder.inputType('SeenPage', {
  fields: (t) => ({
    pageId: t.id({ required: true }),
    revision: t.int({ required: true }),
  }),
});

builder.mutationField('changePages', (t) =>
  t.field({
    type: [ChangedPageType],
    description: `Publishes, takes off, moves, deletes or hands to translation up to ${maxBulkPages} pages, each as far as it may be; without \`seen\` it only says what would happen.`,
    args: {
      pageIds: t.arg.idList({ required: true }),
      action: t.arg({ type: ActionEnum, required: true }),
      below: t.arg.string({ description: 'The path of the page below which they move.' }),
      seen: t.arg({
        type: [SeenInput],
        description: 'The pages as the editor saw them; those with another revision by now stay as they are.',
      }),
      by: t.arg.string({ required: true, description: 'The editor who does it, by name.' }),
    },
    async resolve(_, { pageIds, action, below, seen, by }, reader) {
      const { connection, log } = trusted(reader);
      if (pageIds.length === 0 || pageIds.length > maxBulkPages)
        throw badInput(`Must be from 1 to ${maxBulkPages} pages.`, 'pageIds');
      if (action === 'move' && !(below && isPagePath(below)))
        throw badInput('Must be the path of a page.', 'below');
      const order = {
        pageIds: [...new Set(pageIds.map(pageArgument))],
        action,
        below: below ?? '/',
        seen: seen ? new Map(seen.map(({ pageId, revision }) => [pageId, revision])) : null,
        by: editorArgument(by),
      };
      const pages = await changePages(connection, order);
      const count = pages.filter(({ outcome }) => outcome === 'done').length;
      if (seen) log.info('An editor changed many pages', { action, count, by: order.by });
      return pages;
    },
  }),
);
