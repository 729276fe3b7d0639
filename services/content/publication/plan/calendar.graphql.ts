import { badInput } from '#services/foundation/bad-input.ts';
import { builder } from '../../builder.ts';
import { trusted } from '../../editing-arguments.ts';
import { findPlanned, type PlannedEntry } from './calendar.ts';

const dayMs = 24 * 60 * 60_000;
/** Two months with the weeks at their beginning and end. */
const maxDays = 100;
const maxEntries = 1000;

const EntryKindEnum = builder.enumType('PlannedEntryKind', { values: ['page', 'news'] as const });

const PlannedEntryType = builder.objectRef<PlannedEntry>('PlannedEntry').implement({
  description: 'Something that is to go out or to be taken off at a moment.',
  fields: (t) => ({
    kind: t.expose('kind', { type: EntryKindEnum }),
    id: t.exposeID('id', { description: 'Of the page or the piece of news.' }),
    siteId: t.exposeID('siteId', { nullable: true, description: 'Null: it appears on all sites.' }),
    title: t.exposeString('title'),
    path: t.exposeString('path'),
    at: t.expose('at', { type: 'DateTime' }),
    takeOff: t.exposeBoolean('takeOff'),
    languages: t.exposeStringList('languages'),
    by: t.exposeString('by'),
    hasFailed: t.exposeBoolean('hasFailed', {
      description: 'Its moment has come, and it could not be done.',
    }),
  }),
});

builder.queryField('plannedEntries', (t) =>
  t.field({
    type: [PlannedEntryType],
    description: `What is planned from one moment until another, at most ${maxDays} days later; the next first.`,
    args: { from: t.arg.string({ required: true }), until: t.arg.string({ required: true }) },
    resolve(_, args, reader) {
      const [from, until] = [momentArgument(args.from, 'from'), momentArgument(args.until, 'until')];
      const length = until.getTime() - from.getTime();
      if (length <= 0 || length > maxDays * dayMs)
        throw badInput(`Must be at most ${maxDays} days later.`, 'until');
      return findPlanned(trusted(reader).connection, { from, until }, maxEntries);
    },
  }),
);

/** @throws BAD_USER_INPUT when it is not a moment in UTC */
function momentArgument(text: string, field: string): Date {
  const moment = new Date(/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(text) ? text : Number.NaN);
  if (Number.isNaN(moment.getTime()))
    throw badInput('Must be a date and time such as 2026-03-01T00:00:00Z.', field);
  return moment;
}
