import { forbidden } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import { type Announcement, newestAnnouncements } from './find-announcements.ts';
import { TopicEnum } from './subscription.graphql.ts';

const AnnouncementType = builder.objectRef<Announcement>('Announcement').implement({
  fields: (t) => ({
    pageId: t.exposeID('pageId'),
    topic: t.expose('topic', { type: TopicEnum }),
    title: t.exposeString('title'),
    releasedAt: t.expose('releasedAt', { type: 'DateTime' }),
    announcedAt: t.expose('announcedAt', { type: 'DateTime' }),
    mails: t.exposeInt('mails', { description: 'How many readers were written to.' }),
  }),
});

builder.queryField('announcements', (t) =>
  t.field({
    type: [AnnouncementType],
    description:
      'STO-02: what went out to subscribers and when, the newest first; for editors, through trusted callers.',
    args: { first: t.arg.int({ defaultValue: 50 }) },
    resolve(_, { first }, { connection, trusted }) {
      if (!trusted) throw forbidden('Announcements are for trusted callers.');
      return newestAnnouncements(connection, Math.min(Math.max(first ?? 50, 1), 200));
    },
  }),
);
