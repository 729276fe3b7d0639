import type { ContentProblem } from '#contracts/content/problems.ts';
import { builder } from '../builder.ts';

export const ProblemType = builder.objectRef<ContentProblem>('ContentProblem').implement({
  description: 'What is wrong with content that somebody wrote, for whoever says it in their language.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'One of contracts/content/problems.ts.' }),
    params: t.expose('params', { type: 'ProblemParams' }),
    field: t.exposeString('field', {
      description: 'Of the page, or the way through the block: `items/2/label`.',
    }),
    block: t.exposeString('block', { nullable: true, description: 'Its id; null: of the page itself.' }),
    language: t.exposeString('language', { nullable: true, description: 'Null: in every language.' }),
  }),
});
