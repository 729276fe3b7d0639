import { type TicketInput, ticketFieldNames, ticketFields } from '#contracts/support/ticket-fields.ts';
import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { defineInputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { builder } from '../builder.ts';
import type { Caller } from '../caller.ts';
import { type SavedReply, saveReply } from '../reply/save-reply.ts';
import { type Viewer, withAccess } from '../viewer/viewer.ts';
import { changeStatus, type StatusChange } from './change-status.ts';
import { createTicket } from './create/create-ticket.ts';
import { followTicket } from './follow-ticket.ts';
import { forgetPerson } from './save-person.ts';
import type { TicketAction } from './status-rules.ts';
import { Ticket } from './ticket.graphql.ts';
import { getDetail, type TicketDetail } from './ticket-detail.ts';
import { CloseReasonEnum, TicketStatusEnum } from './ticket-enums.graphql.ts';
import { findTicket } from './ticket-row.ts';

export const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const NewTicketInput = builder.inputType('NewTicketInput', {
  description: 'Checked as `ticketProblems` in contracts/support/ticket-fields.ts does.',
  fields: (t) => ({
    ...defineInputs(
      t,
      ticketFields,
      {
        machine: 'The id of a machine at the location, or `other`.',
        machineName: 'Of a machine that is not in the list.',
      },
      '',
    ),
    contact: t.id({ description: 'For our own people: for whom it is made, one of `ticketChoices`.' }),
    uploads: t.idList({ description: 'Of finished uploads, which only then belong to the ticket.' }),
  }),
});

const keyDescription = 'A UUID, made where it was filled in: sending it twice is sending it once.';
const versionDescription = 'Of the ticket as it was shown; CONFLICT when it has changed since.';

builder.mutationField('createTicket', (t) =>
  t.field({
    type: Ticket,
    description: 'TIC-02. Bad fields: the error BAD_USER_INPUT with `fields`.',
    args: {
      key: t.arg.id({ required: true, description: keyDescription }),
      input: t.arg({ type: NewTicketInput, required: true }),
    },
    async resolve(_, { key, input }, caller) {
      const viewer = await getViewer(caller, key);
      const filled = Object.fromEntries(
        ticketFieldNames.map((name) => [name, input[name] ?? '']),
      ) as TicketInput;
      const number = await createTicket(
        caller.connection,
        viewer,
        key.toLowerCase(),
        { input: filled, uploads: input.uploads ?? [], contact: input.contact ?? null },
        caller,
      );
      return getTicket(caller, viewer, number);
    },
  }),
);

type Receipt = SavedReply & { ticket: TicketDetail };

const ReplyReceipt = builder.objectRef<Receipt>('TicketReplyReceipt').implement({
  fields: (t) => ({
    ticket: t.expose('ticket', { type: Ticket }),
    isFollowUp: t.exposeBoolean('isFollowUp', {
      description: 'The ticket had ended too long ago: the answer began another one, which is `ticket`.',
    }),
  }),
});

builder.mutationField('replyToTicket', (t) =>
  t.field({
    type: ReplyReceipt,
    args: {
      key: t.arg.id({ required: true, description: keyDescription }),
      number: t.arg.string({ required: true }),
      text: t.arg.string({ required: true }),
      uploads: t.arg.idList(),
      status: t.arg({ type: TicketStatusEnum, description: 'What our own people make of the ticket.' }),
    },
    async resolve(_, { key, number, text, uploads, status }, caller) {
      const viewer = await getViewer(caller, key);
      if (status && !viewer.isEmployee) throw forbidden('The status is set by our own people.');
      if (status && !settable(status)) throw badInput('Is not a status that can be set.', 'status');
      const saved = await saveReply(
        caller.connection,
        viewer,
        {
          key: key.toLowerCase(),
          number,
          text,
          uploads: uploads ?? [],
          via: 'portal',
          status: status ?? undefined,
        },
        caller,
      );
      return { ...saved, ticket: await getTicket(caller, viewer, saved.number) };
    },
  }),
);

builder.mutationField('closeTicket', (t) =>
  t.field({
    type: Ticket,
    description: 'TIC-03.',
    args: {
      key: t.arg.id({ required: true, description: keyDescription }),
      number: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: versionDescription }),
      reason: t.arg({ type: CloseReasonEnum, required: true }),
      comment: t.arg.string({ defaultValue: '' }),
    },
    resolve: (_, { key, number, version, reason, comment }, caller) =>
      change(caller, { key, number, version, action: 'close', closing: { reason, comment: comment ?? '' } }),
  }),
);

builder.mutationField('reopenTicket', (t) =>
  t.field({
    type: Ticket,
    description: 'TIC-03: a customer can do it for 14 days.',
    args: {
      key: t.arg.id({ required: true, description: keyDescription }),
      number: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: versionDescription }),
    },
    resolve: (_, { key, number, version }, caller) =>
      change(caller, { key, number, version, action: 'reopen' }),
  }),
);

builder.mutationField('setTicketStatus', (t) =>
  t.field({
    type: Ticket,
    description: 'For our own people; not for new and closed.',
    args: {
      key: t.arg.id({ required: true, description: keyDescription }),
      number: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: versionDescription }),
      status: t.arg({ type: TicketStatusEnum, required: true }),
    },
    async resolve(_, { key, number, version, status }, caller) {
      const action = settable(status);
      if (!action) throw badInput('Is not a status that can be set.', 'status');
      if (!(await caller.viewer()).isEmployee) throw forbidden('The status is set by our own people.');
      return change(caller, { key, number, version, action });
    },
  }),
);

builder.mutationField('followTicket', (t) =>
  t.field({
    type: Ticket,
    description: 'From now on the viewer gets mail about it, or does not.',
    args: { number: t.arg.string({ required: true }), follow: t.arg.boolean({ required: true }) },
    async resolve(_, { number, follow }, caller) {
      const viewer = withAccess(await caller.viewer(), 'ticketing');
      await followTicket(caller.connection, viewer, number, follow);
      return getTicket(caller, viewer, number);
    },
  }),
);

builder.mutationField('forgetTicketPerson', (t) =>
  t.boolean({
    description: 'Decision 11, for trusted callers: an account was deleted; its tickets keep a former user.',
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, { connection, trusted }) {
      if (!trusted) throw forbidden('This is for the site.');
      if (!uuid.test(id)) throw badInput('Must be a UUID.', 'id');
      await forgetPerson(connection, id);
      return true;
    },
  }),
);

async function change(caller: Caller, given: StatusChange): Promise<TicketDetail> {
  const viewer = await getViewer(caller, given.key);
  await changeStatus(caller.connection, viewer, { ...given, key: given.key.toLowerCase() }, caller);
  return getTicket(caller, viewer, given.number);
}

async function getViewer({ viewer }: Caller, key: string): Promise<Viewer> {
  const who = withAccess(await viewer(), 'ticketing');
  if (!uuid.test(key)) throw badInput('Must be a UUID.', 'key');
  return who;
}

/**
 * The result of a mutation.
 * @throws NOT_FOUND
 */
export async function getTicket(
  { connection }: Caller,
  viewer: Viewer,
  number: string,
): Promise<TicketDetail> {
  const row = await findTicket(connection, viewer, number);
  if (!row) throw notFound();
  return getDetail(connection, row);
}

const settings: Readonly<Record<string, Exclude<TicketAction, 'reply'>>> = {
  open: 'setOpen',
  waitingForCustomer: 'setWaitingForCustomer',
  waitingForProvider: 'setWaitingForProvider',
  solved: 'setSolved',
};

function settable(status: string): Exclude<TicketAction, 'reply'> | undefined {
  return settings[status];
}
