import { builder } from '../../builder.ts';
import { ProblemType } from '../../problem/problem.graphql.ts';
import type { PageChange, PageConflict } from './page-change.ts';

const ConflictType = builder.objectRef<PageConflict>('PageConflict').implement({
  fields: (t) => ({
    revision: t.exposeInt('revision', { description: 'To begin with from now on.' }),
    draft: t.expose('draft', { type: 'PageDraft' }),
    by: t.exposeString('by'),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

export const PageChangeType = builder.objectRef<PageChange>('PageChange').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    done: t.exposeBoolean('done', {
      description: 'Else nothing was changed, and problems or conflict say why.',
    }),
    revision: t.exposeInt('revision', {
      description: 'The one that is kept now; 0: nobody has changed it yet.',
    }),
    problems: t.expose('problems', {
      type: [ProblemType],
      description: 'When it was done: what a publication would still refuse.',
    }),
    conflict: t.expose('conflict', {
      type: ConflictType,
      nullable: true,
      description: 'Somebody else has changed the page since the revision that was named.',
    }),
  }),
});
