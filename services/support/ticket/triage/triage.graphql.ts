import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { statement } from '#services/foundation/statement.ts';
import { builder } from '../../builder.ts';
import type { Caller } from '../../caller.ts';
import type { Participant } from '../../reply/conversation.ts';
import { saveNote } from '../../reply/save-note.ts';
import { TicketPerson } from '../../reply/ticket-person.graphql.ts';
import { type Viewer, withAccess } from '../../viewer/viewer.ts';
import { Ticket } from '../ticket.graphql.ts';
import { SeverityEnum } from '../ticket-enums.graphql.ts';
import { getTicket, uuid } from '../ticket-mutations.graphql.ts';
import { assignTicket, changeSeverity, planTicket } from './triage-ticket.ts';

/** What our own people do with tickets besides answering them. */

const number = 'What people call it by: `ST-2025-004217`.';

builder.mutationField('setTicketSeverity', (t) =>
  t.field({
    type: Ticket,
    description: 'For our own people. A machine that has stopped is promised an answer sooner.',
    args: {
      number: t.arg.string({ required: true, description: number }),
      severity: t.arg({ type: SeverityEnum, required: true }),
    },
    async resolve(_, args, caller) {
      const viewer = await getEmployee(caller);
      await changeSeverity(caller.connection, viewer, args, caller);
      return getTicket(caller, viewer, args.number);
    },
  }),
);

builder.mutationField('assignTicket', (t) =>
  t.field({
    type: Ticket,
    description: 'For our own people. CONFLICT when somebody else has taken it since it was shown.',
    args: {
      number: t.arg.string({ required: true, description: number }),
      from: t.arg.id({ description: 'Who had it as it was shown; null: nobody.' }),
      to: t.arg.id({ description: 'One of `ticketAssignees`, or the viewer; null: nobody.' }),
    },
    async resolve(_, args, caller) {
      const viewer = await getEmployee(caller);
      const [from, to] = [args.from, args.to].map((id) => id?.toLowerCase() ?? null) as [Id, Id];
      if (to && !uuid.test(to)) throw badInput('Must be a UUID.', 'to');
      await assignTicket(caller.connection, viewer, { number: args.number, from, to });
      return getTicket(caller, viewer, args.number);
    },
  }),
);

type Id = string | null;

builder.mutationField('planTicket', (t) =>
  t.field({
    type: Ticket,
    description: 'For our own people: when we go on by ourselves. Null: nothing is planned any more.',
    args: {
      number: t.arg.string({ required: true, description: number }),
      at: t.arg.string({ description: 'ISO 8601, with a zone.' }),
    },
    async resolve(_, args, caller) {
      const viewer = await getEmployee(caller);
      const at = args.at ? new Date(args.at) : null;
      if (at && Number.isNaN(at.getTime())) throw badInput('Must be a date and time.', 'at');
      await planTicket(caller.connection, viewer, { number: args.number, at });
      return getTicket(caller, viewer, args.number);
    },
  }),
);

builder.mutationField('addTicketNote', (t) =>
  t.field({
    type: Ticket,
    description: 'For our own people, who alone ever see it. No mail is sent.',
    args: {
      key: t.arg.id({ required: true, description: 'A UUID, made where it was written.' }),
      number: t.arg.string({ required: true, description: number }),
      text: t.arg.string({ required: true }),
    },
    async resolve(_, args, caller) {
      const viewer = await getEmployee(caller);
      if (!uuid.test(args.key)) throw badInput('Must be a UUID.', 'key');
      await saveNote(caller.connection, viewer, { ...args, key: args.key.toLowerCase() });
      return getTicket(caller, viewer, args.number);
    },
  }),
);

const employees = statement<Participant>(
  'support_ticket_assignees',
  `SELECT id, name, is_employee AS "isEmployee" FROM support.ticket_person
   WHERE is_employee AND name <> '' ORDER BY name, id`,
);

builder.queryField('ticketAssignees', (t) =>
  t.field({
    type: [TicketPerson],
    description: 'For our own people: those of ours who have worked with tickets. None for customers.',
    async resolve(_, __, { connection, viewer }) {
      const who = withAccess(await viewer(), 'ticketing');
      if (!who.isEmployee) return [];
      const known = await employees(connection);
      const { id, name, isEmployee } = who;
      return known.some((person) => person.id === id) ? known : [{ id, name, isEmployee }, ...known];
    },
  }),
);

const Settings = builder.objectRef<{ isEmployee: boolean }>('TicketSettings').implement({
  fields: (t) => ({
    readerIsEmployee: t.exposeBoolean('isEmployee', { description: 'Reads the words of our own people.' }),
    answerHours: t.int({
      description: 'So many hours from Monday to Friday, day and night.',
      resolve: (_, __, { answerHours }) => answerHours.usual,
    }),
    stoppedAnswerHours: t.int({
      description: 'Of a machine that has stopped: so many hours of work, Monday to Friday from 8 to 17.',
      resolve: (_, __, { answerHours }) => answerHours.stopped,
    }),
  }),
});

builder.queryField('ticketSettings', (t) =>
  t.field({
    type: Settings,
    description: 'What holds for all tickets.',
    resolve: (_, __, { viewer }) => viewer(),
  }),
);

async function getEmployee({ viewer }: Caller): Promise<Viewer> {
  const who = withAccess(await viewer(), 'ticketing');
  if (!who.isEmployee) throw forbidden('This is for our own people.');
  return who;
}
