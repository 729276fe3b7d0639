import { badInput } from '#services/foundation/bad-input.ts';
import { getLength, idOrNothing, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, pageArgument, trusted } from '../editing-arguments.ts';
import { PageTypeEnum } from '../page/read/page-teaser.graphql.ts';
import { approveRelease, submitRelease } from './approve-release.ts';
import {
  findReleaseLog,
  type LogLine,
  type PlannedRelease,
  plannedReleases,
  type ReleasedPage,
  releasedPages,
} from './find-releases.ts';
import { cancelRelease, scheduleRelease } from './schedule-release.ts';
import { fromZurich } from './zurich-time.ts';

const StepEnum = builder.enumType('ReleaseStep', {
  values: ['approved', 'cancelled', 'released', 'scheduled', 'submitted'] as const,
});

const LogLineType = builder.objectRef<LogLine>('ReleaseLogLine').implement({
  fields: (t) => ({
    what: t.expose('what', { type: StepEnum }),
    who: t.exposeString('who', { description: 'Empty: nobody, the moment had come.' }),
    at: t.expose('at', { type: 'DateTime' }),
    releaseAt: t.expose('releaseAt', { type: 'DateTime', nullable: true }),
  }),
});

const PlannedReleaseType = builder.objectRef<PlannedRelease>('PlannedRelease').implement({
  fields: (t) => ({
    pageId: t.exposeID('pageId'),
    title: t.exposeString('title'),
    adhoc: t.exposeBoolean('adhoc'),
    submittedBy: t.exposeString('submittedBy', { nullable: true }),
    approvedBy: t.exposeString('approvedBy', { nullable: true }),
    releaseAt: t.expose('releaseAt', { type: 'DateTime', nullable: true }),
    releasedAt: t.expose('releasedAt', { type: 'DateTime', nullable: true }),
  }),
});

const ReleasedText = builder.objectRef<ReleasedPage['texts'][number]>('ReleasedText').implement({
  fields: (t) => ({
    language: t.exposeString('language'),
    title: t.exposeString('title'),
    lead: t.exposeString('lead', { nullable: true }),
  }),
});

const ReleasedPageType = builder.objectRef<ReleasedPage>('ReleasedPage').implement({
  fields: (t) => ({
    pageId: t.exposeID('pageId'),
    url: t.exposeString('url'),
    type: t.expose('type', { type: PageTypeEnum }),
    adhoc: t.exposeBoolean('adhoc'),
    releasedAt: t.expose('releasedAt', { type: 'DateTime' }),
    sourceLanguage: t.exposeString('sourceLanguage'),
    texts: t.expose('texts', { type: [ReleasedText] }),
  }),
});

builder.queryField('releasedPages', (t) =>
  t.field({
    type: [ReleasedPageType],
    description:
      'STO-02: stories and releases that came out on the main site since a moment; for trusted callers.',
    args: {
      since: t.arg.string({ required: true, description: 'ISO 8601.' }),
      first: t.arg.int({ defaultValue: 50 }),
    },
    resolve(_, { since, first }, reader) {
      const { connection } = trusted(reader);
      const moment = new Date(plainArgument(since, 'since', 40));
      if (Number.isNaN(moment.getTime())) throw badInput('Must be a date and time in ISO 8601.', 'since');
      return releasedPages(connection, moment, getLength(first, 50, 200));
    },
  }),
);

builder.queryField('plannedReleases', (t) =>
  t.field({
    type: [PlannedReleaseType],
    description:
      'Releases on their way and when they come or came out; for editors, through trusted callers.',
    args: { first: t.arg.int({ defaultValue: 50 }) },
    resolve: (_, { first }, reader) => plannedReleases(trusted(reader).connection, getLength(first, 50, 200)),
  }),
);

builder.queryField('releaseLog', (t) =>
  t.field({
    type: [LogLineType],
    description: 'What happened to a release, the newest first.',
    args: { pageId: t.arg.id({ required: true }) },
    async resolve(_, args, reader) {
      const id = idOrNothing(args.pageId);
      return id ? findReleaseLog(trusted(reader).connection, id) : [];
    },
  }),
);

const by = 'The editor who does it, by name; the trusted caller knows who that is.';

builder.mutationField('submitRelease', (t) =>
  t.field({
    type: 'Boolean',
    description: 'Its author says that a draft is ready to be read by somebody else.',
    args: { pageId: t.arg.id({ required: true }), by: t.arg.string({ required: true, description: by }) },
    async resolve(_, args, reader) {
      await submitRelease(trusted(reader).connection, pageArgument(args.pageId), editorArgument(args.by));
      return true;
    },
  }),
);

builder.mutationField('approveRelease', (t) =>
  t.field({
    type: 'Boolean',
    description:
      'Decision 17, four eyes: somebody else has read it. CONFLICT: not submitted, changed since, or its author.',
    args: { pageId: t.arg.id({ required: true }), by: t.arg.string({ required: true, description: by }) },
    async resolve(_, args, reader) {
      await approveRelease(trusted(reader).connection, pageArgument(args.pageId), editorArgument(args.by));
      return true;
    },
  }),
);

builder.mutationField('scheduleRelease', (t) =>
  t.field({
    type: 'DateTime',
    description:
      'Publishes a draft for a moment. CONFLICT: it is out already, an ad hoc one is not approved as it is, or it has `problems` (in the extensions).',
    args: {
      pageId: t.arg.id({ required: true }),
      languages: t.arg.stringList({ required: true }),
      releaseAt: t.arg.string({
        description: 'As clocks in Zurich show it, 2026-03-10T07:00; with a Z in UTC; null: now.',
      }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, args, reader) {
      const { connection } = trusted(reader);
      const releaseAt = args.releaseAt ? fromZurich(args.releaseAt, 'releaseAt') : undefined;
      const schedule = { pageId: pageArgument(args.pageId), languages: args.languages, releaseAt };
      return scheduleRelease(connection, schedule, editorArgument(args.by));
    },
  }),
);

builder.mutationField('cancelRelease', (t) =>
  t.field({
    type: 'Boolean',
    description:
      'Takes back what is not out yet; its draft stays. CONFLICT: it does not wait for its moment.',
    args: { pageId: t.arg.id({ required: true }), by: t.arg.string({ required: true, description: by }) },
    async resolve(_, args, reader) {
      await cancelRelease(trusted(reader).connection, pageArgument(args.pageId), editorArgument(args.by));
      return true;
    },
  }),
);
