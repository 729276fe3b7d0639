import { type LeftFile, leftFileReasons } from '#contracts/support/left-files.ts';
import { TicketAttachment } from '../attachment/attachment.graphql.ts';
import type { AttachmentRow } from '../attachment/find-attachments.ts';
import { builder } from '../builder.ts';
import { CloseReasonEnum, TicketStatusEnum } from '../ticket/ticket-enums.graphql.ts';
import type { EventRow, NoteRow, ReplyRow } from './conversation.ts';
import { TicketPerson } from './ticket-person.graphql.ts';

export type ReplyEntry = ReplyRow & { attachments: AttachmentRow[] };

const Via = builder.enumType('TicketReplyVia', { values: ['portal', 'mail'] as const });

const LeftFileReason = builder.enumType('TicketLeftFileReason', { values: leftFileReasons });

const LeftFileType = builder.objectRef<LeftFile>('TicketLeftFile').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    reason: t.expose('reason', { type: LeftFileReason }),
  }),
});

type Authored = Pick<ReplyRow, 'authorId' | 'authorName' | 'authorIsEmployee'>;
const getAuthor = ({ authorId, authorName, authorIsEmployee }: Authored) => ({
  id: authorId,
  name: authorName,
  isEmployee: authorIsEmployee,
});

const TicketReply = builder.objectRef<ReplyEntry>('TicketReply').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    author: t.field({
      type: TicketPerson,
      resolve: getAuthor,
    }),
    text: t.exposeString('text'),
    via: t.expose('via', { type: Via }),
    trimmed: t.exposeString('trimmed', {
      nullable: true,
      description: 'Of a mail: what stood below the answer, the old mail before all.',
    }),
    leftFiles: t.field({
      type: [LeftFileType],
      description: 'Files that came with a mail and are not in the ticket.',
      resolve: ({ leftFiles }) => [...leftFiles],
    }),
    attachments: t.expose('attachments', { type: [TicketAttachment] }),
  }),
});

const TicketNote = builder.objectRef<NoteRow>('TicketNote').implement({
  description: 'What our own people say to each other; customers never get one.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    author: t.field({
      type: TicketPerson,
      resolve: getAuthor,
    }),
    text: t.exposeString('text'),
  }),
});

const EventKind = builder.enumType('TicketEventKind', {
  values: ['created', 'statusChanged', 'closed', 'reopened', 'followedUp'] as const,
});

const TicketEvent = builder.objectRef<EventRow>('TicketEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    kind: t.expose('kind', { type: EventKind }),
    actor: t.field({
      type: TicketPerson,
      nullable: true,
      description: 'Null: it happened by itself.',
      resolve: ({ authorId, authorName, authorIsEmployee }) =>
        authorId ? { id: authorId, name: authorName ?? '', isEmployee: authorIsEmployee ?? false } : null,
    }),
    status: t.expose('status', { type: TicketStatusEnum, description: 'To which it led.' }),
    reason: t.expose('reason', { type: CloseReasonEnum, nullable: true }),
    comment: t.exposeString('comment', { nullable: true }),
  }),
});

export const TicketEntry = builder.unionType('TicketEntry', {
  types: [TicketReply, TicketEvent, TicketNote],
  description: 'An answer, something that happened to the ticket, or a note of our own people.',
  resolveType({ kind }) {
    if (kind === 'note') return 'TicketNote';
    return kind === 'reply' ? 'TicketReply' : 'TicketEvent';
  },
});
