import { badInput } from '#services/foundation/bad-input.ts';
import { builder } from '../../builder.ts';
import { getLanguage } from '../../language/texts.ts';
import { cancelPlan, planProduct } from '../plan/plan-product.ts';
import { findPlanned, type PlannedProduct } from '../plan/plans.ts';
import { trusted } from './draft-arguments.ts';
import { by, orderOf, ProductChangeType } from './edit-product.graphql.ts';

const dayMs = 24 * 60 * 60_000;
/** Enough for two months with the weeks in which they begin and end. */
const maxDays = 100;
const maxEntries = 1000;

builder.mutationField('planProduct', (t) =>
  t.field({
    type: ProductChangeType,
    description: 'Has a product go out as it is written now, or be taken off, at a moment.',
    args: {
      slug: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true, description: 'The one that the editor began with.' }),
      at: t.arg.string({ required: true, description: 'A moment in UTC.' }),
      takeOff: t.arg.boolean({ required: true }),
      language: t.arg.string({ required: true }),
      by: t.arg.string(by),
    },
    async resolve(_, args, reader) {
      const order = { ...orderOf(args), at: momentArgument(args.at, 'at'), takeOff: args.takeOff };
      return {
        ...(await planProduct(trusted(reader).connection, order)),
        language: getLanguage(args.language),
      };
    },
  }),
);

builder.mutationField('cancelProductPlan', (t) =>
  t.field({
    type: ProductChangeType,
    description: 'Takes back what is planned; the draft stays.',
    args: {
      slug: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true, description: 'The one that the editor began with.' }),
      takeOff: t.arg.boolean({ required: true }),
      language: t.arg.string({ required: true }),
      by: t.arg.string(by),
    },
    async resolve(_, args, reader) {
      const order = { ...orderOf(args), takeOff: args.takeOff };
      return {
        ...(await cancelPlan(trusted(reader).connection, order)),
        language: getLanguage(args.language),
      };
    },
  }),
);

const Planned = builder.objectRef<PlannedProduct>('PlannedProduct').implement({
  description: 'A product that is to go out or to be taken off at a moment.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    takeOff: t.exposeBoolean('takeOff'),
    by: t.exposeString('by'),
    hasFailed: t.exposeBoolean('hasFailed', {
      description: 'Its moment has come, and it could not be done.',
    }),
  }),
});

builder.queryField('plannedProducts', (t) =>
  t.field({
    type: [Planned],
    description: `What is planned from one moment until another, at most ${maxDays} days later; the next first.`,
    args: {
      from: t.arg.string({ required: true }),
      until: t.arg.string({ required: true }),
      language: t.arg.string({ required: true }),
    },
    resolve(_, args, reader) {
      const [from, until] = [momentArgument(args.from, 'from'), momentArgument(args.until, 'until')];
      const length = until.getTime() - from.getTime();
      if (length <= 0 || length > maxDays * dayMs)
        throw badInput(`Must be at most ${maxDays} days later.`, 'until');
      const language = getLanguage(args.language);
      return findPlanned(trusted(reader).connection, { from, until, language }, maxEntries);
    },
  }),
);

/** @throws BAD_USER_INPUT unless it is a time in UTC */
function momentArgument(text: string, field: string): Date {
  const moment = new Date(/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(text) ? text : Number.NaN);
  if (Number.isNaN(moment.getTime()))
    throw badInput('Must be a date and time such as 2026-03-01T00:00:00Z.', field);
  return moment;
}
