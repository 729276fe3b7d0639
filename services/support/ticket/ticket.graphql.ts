import { findTurn, ticketFields, ticketValueFields } from '#contracts/support/ticket-fields.ts';
import { defineOutputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { type Due, findDue, findTargetState } from '#services/support/response-target/response-target.ts';
import { TicketAttachment } from '../attachment/attachment.graphql.ts';
import { builder } from '../builder.ts';
import { TicketEntry } from '../reply/conversation.graphql.ts';
import { getConversation, getFollowers } from '../reply/conversation.ts';
import { TicketPerson } from '../reply/ticket-person.graphql.ts';
import { findLinked, type LinkedTicket } from './find-linked.ts';
import { possibleActions } from './status-rules.ts';
import { endedDays, findTicketTarget, type TicketDetail } from './ticket-detail.ts';
import {
  CloseReasonEnum,
  choiceEnums,
  DueKindEnum,
  ResponseTargetStateEnum,
  SeverityEnum,
  TicketActionEnum,
  TicketStatusEnum,
} from './ticket-enums.graphql.ts';
import type { TicketRow } from './ticket-row.ts';

type Named = { id: string; name: string };

export const TicketOrganisation = builder.objectRef<Named>('TicketOrganisation').implement({
  description: 'Named as it was when the ticket was made.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const TicketLocation = builder.objectRef<Named>('TicketLocation').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const TicketMachine = builder.objectRef<TicketRow>('TicketMachine').implement({
  fields: (t) => ({
    id: t.exposeID('machineId', { nullable: true, description: 'Null: it is not in the inventory.' }),
    name: t.exposeString('machineName', { description: 'Empty: nobody said which.' }),
    serialNumber: t.exposeString('serialNumber'),
  }),
});

const TicketPromise = builder.objectRef<TicketRow>('TicketPromise').implement({
  description:
    'An answer within hours that count from Monday to Friday at the location; see `ticketSettings`.',
  fields: (t) => ({
    dueAt: t.expose('promiseDueAt', { type: 'DateTime' }),
    state: t.field({
      type: ResponseTargetStateEnum,
      resolve: (row) => findTargetState(findTicketTarget(row), new Date()),
    }),
  }),
});

const TicketDue = builder.objectRef<Due>('TicketDue').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: DueKindEnum }),
    at: t.expose('at', { type: 'DateTime' }),
    isLate: t.exposeBoolean('isLate'),
  }),
});

const LinkedTicketType = builder.objectRef<LinkedTicket>('LinkedTicket').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    subject: t.exposeString('subject'),
    follows: t.exposeBoolean('follows', {
      description: 'This ticket goes on from that one; else that one goes on from this.',
    }),
  }),
});

/** Long texts are left out of lists. */
const shownAlone = ticketValueFields.filter((name) => ticketFields[name].kind === 'multiline');
const shownInLists = ticketValueFields.filter((name) => !shownAlone.includes(name));

const TicketFacts = builder.interfaceRef<TicketRow>('TicketFacts').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number', { description: 'What people call it by: `ST-2025-004217`.' }),
    ...defineOutputs(t, ticketFields, shownInLists, { enums: choiceEnums }),
    status: t.expose('status', { type: TicketStatusEnum }),
    organisation: t.field({
      type: TicketOrganisation,
      resolve: ({ organisationId, organisationName }) => ({ id: organisationId, name: organisationName }),
    }),
    location: t.field({
      type: TicketLocation,
      resolve: ({ locationId, locationName }) => ({ id: locationId, name: locationName }),
    }),
    machine: t.field({ type: TicketMachine, resolve: (row) => row }),
    contact: t.field({
      type: TicketPerson,
      resolve: ({ contactId, contactName, contactIsEmployee }) => ({
        id: contactId,
        name: contactName,
        isEmployee: contactIsEmployee,
      }),
    }),
    createdOn: t.expose('createdAt', { type: 'DateTime' }),
    updatedOn: t.expose('updatedAt', { type: 'DateTime' }),
    replyCount: t.exposeInt('replyCount'),
    followed: t.exposeBoolean('followed', { description: 'Whether the viewer gets mail about it.' }),
    promise: t.field({
      type: TicketPromise,
      nullable: true,
      description: 'Null: it is solved or closed, and promises nothing.',
      resolve: (row) => (['solved', 'closed'].includes(findTurn(row.status)) ? null : row),
    }),
    due: t.field({
      type: TicketDue,
      nullable: true,
      description: 'What is due next from us; null: it is not our turn, or nothing is planned.',
      resolve: (row) => findDue(row.status, findTicketTarget(row), row.plannedAt, new Date()),
    }),
    severity: t.field({
      type: SeverityEnum,
      nullable: true,
      description: 'Customers are told of a machine that has stopped alone.',
      resolve: async ({ severity }, _, { viewer }) =>
        severity === 'stopped' || (await viewer()).isEmployee ? severity : null,
    }),
    assignee: t.field({
      type: TicketPerson,
      nullable: true,
      description: 'Who of ours looks after it.',
      resolve: ({ assigneeId, assigneeName }) =>
        assigneeId ? { id: assigneeId, name: assigneeName ?? '', isEmployee: true } : null,
    }),
    lastWordOn: t.expose('lastWordAt', {
      type: 'DateTime',
      description: 'Of the description and the answers.',
    }),
    lastWordBy: t.field({
      type: TicketPerson,
      resolve: ({ lastWordById, lastWordName, lastWordIsEmployee }) => ({
        id: lastWordById,
        name: lastWordName,
        isEmployee: lastWordIsEmployee,
      }),
    }),
    language: t.exposeString('contactLanguage', { description: 'Of the contact.' }),
  }),
});

export const TicketSummary = builder.objectRef<TicketRow>('TicketSummary').implement({
  interfaces: [TicketFacts],
});

export const Ticket = builder.objectRef<TicketDetail>('Ticket').implement({
  interfaces: [TicketFacts],
  fields: (t) => ({
    ...defineOutputs(t, ticketFields, shownAlone, {}),
    version: t.exposeInt('version', { description: 'Who changes the ticket says what he saw.' }),
    closeReason: t.expose('closeReason', { type: CloseReasonEnum, nullable: true }),
    closeComment: t.exposeString('closeComment', { nullable: true }),
    actions: t.field({
      type: [TicketActionEnum],
      description: 'What the viewer can do to it now.',
      async resolve(row, _, { viewer }) {
        const actor = (await viewer()).isEmployee ? 'staff' : 'customer';
        return possibleActions(actor, row.status, endedDays(row, new Date()));
      },
    }),
    attachments: t.field({
      type: [TicketAttachment],
      description: 'Those of the description; answers have their own.',
      resolve: async ({ attachments }) => (await attachments()).filter(({ replyId }) => replyId === null),
    }),
    conversation: t.field({
      type: [TicketEntry],
      description: 'Answers and what happened between them, oldest first.',
      async resolve({ id, attachments }, _, { connection, viewer }) {
        const [entries, all] = await Promise.all([
          getConversation(connection, id, await viewer()),
          attachments(),
        ]);
        return entries.map((entry) =>
          entry.kind === 'reply'
            ? { ...entry, attachments: all.filter(({ replyId }) => replyId === entry.id) }
            : entry,
        );
      },
    }),
    followers: t.field({
      type: [TicketPerson],
      resolve: ({ id }, _, { connection }) => getFollowers(connection, id),
    }),
    linked: t.field({
      type: [LinkedTicketType],
      resolve: (row, _, { connection }) => findLinked(connection, row),
    }),
  }),
});
