import { isFormName } from '#contracts/support/forms.ts';
import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { asUnchanged } from '#services/foundation/editing/is-done.ts';
import { editorName } from '#services/foundation/editor-name.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { TicketAttachment } from '../attachment/attachment.graphql.ts';
import { getFilesOfEnquiry } from '../attachment/find-attachments.ts';
import { builder } from '../builder.ts';
import type { Caller } from '../caller.ts';
import { deleteEnquiry } from './delete-enquiry.ts';
import { enquiryListCsv } from './enquiry-list-csv.ts';
import { type EnquiryState, enquiryStates } from './enquiry-state.ts';
import {
  countEnquiries,
  type EnquiryFilter,
  type EnquiryRow,
  findEnquiry,
  newestEnquiries,
} from './find-enquiries.ts';
import { type EnquiryMailRow, mailsOfEnquiry } from './find-mails.ts';
import { setEnquiryNote, setEnquiryState } from './handle-enquiry.ts';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const perPage = 25;
const maxNoteLength = 4000;
/** The maximum number of rows in one file. */
const maxExported = 20_000;

const EnquiryValue = builder.objectRef<{ name: string; value: string }>('EnquiryValue').implement({
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

const StateEnum = builder.enumType('EnquiryState', { values: enquiryStates });

const EnquiryMail = builder.objectRef<EnquiryMailRow>('EnquiryMail').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    to: t.exposeString('to'),
    attempts: t.exposeInt('attempts'),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true, description: 'Null: it waits.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When it is tried next.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'What the mail server said to the last attempt, in its words.',
    }),
  }),
});

const EnquiryPerson = builder.objectRef<{ name: string; email: string }>('EnquiryPerson').implement({
  fields: (t) => ({ name: t.exposeString('name'), email: t.exposeString('email') }),
});

const Enquiry = builder.objectRef<EnquiryRow>('Enquiry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind', {
      description: 'A form of the site, or `wrongEntry`: what a customer says is wrong about a machine.',
    }),
    number: t.exposeString('number', {
      description: 'What people call it by: `E-2025-004217`; of a wrong entry the machine, `M-0001`.',
    }),
    values: t.field({
      type: [EnquiryValue],
      resolve: ({ values }) => Object.entries(values).map(([name, value]) => ({ name, value })),
    }),
    person: t.field({
      type: EnquiryPerson,
      nullable: true,
      description: 'Who of the portal reported it. Null: a visitor, or somebody who is no longer here.',
      resolve: async ({ personId }, _, { notices }) =>
        personId ? ((await notices.standing(personId)) ?? null) : null,
    }),
    language: t.exposeString('language'),
    country: t.exposeString('country'),
    path: t.exposeString('path', { description: 'Where the form stood.' }),
    state: t.expose('state', { type: StateEnum }),
    note: t.exposeString('note'),
    changedBy: t.exposeString('changedBy', { description: 'Of state or note; empty: nobody yet.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', nullable: true }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    files: t.field({
      type: [TicketAttachment],
      description: 'What came with it.',
      resolve: ({ id }, _, { connection }) => getFilesOfEnquiry(connection, id),
    }),
    mails: t.field({
      type: [EnquiryMail],
      description: 'Which mails went out about it, as long as they are kept.',
      resolve: ({ id }, _, { connection }) => mailsOfEnquiry(connection, id),
    }),
  }),
});

type Part = { items: EnquiryRow[]; total: number; pages: number };

const EnquiryPart = builder.objectRef<Part>('EnquiryPart').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Enquiry] }),
    total: t.exposeInt('total'),
    pages: t.exposeInt('pages'),
    retentionDays: t.int({
      description: 'Decision 19: enquiries older than this are deleted.',
      resolve: (_, __, { retentionDays }) => retentionDays,
    }),
  }),
});

const filterArgs = {
  kind: 'A form of the site or `wrongEntry`.',
  search: 'Words that stand in it, in its number or in its note.',
};

builder.queryField('enquiries', (t) =>
  t.field({
    type: EnquiryPart,
    description: 'What visitors and customers sent, newest first; for editors, through trusted callers.',
    args: {
      kind: t.arg.string({ description: filterArgs.kind }),
      state: t.arg({ type: StateEnum }),
      search: t.arg.string({ description: filterArgs.search }),
      page: t.arg.int({ defaultValue: 1 }),
    },
    async resolve(_, { page, ...args }, caller): Promise<Part> {
      const { connection } = trusted(caller);
      const filter = getFilter(args);
      const offset = (Math.min(Math.max(page ?? 1, 1), 10_000) - 1) * perPage;
      const [items, total] = await Promise.all([
        newestEnquiries(connection, filter, { limit: perPage, offset }),
        countEnquiries(connection, filter),
      ]);
      return { items, total, pages: Math.ceil(total / perPage) };
    },
  }),
);

builder.queryField('enquiry', (t) =>
  t.field({
    type: Enquiry,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, caller) {
      const { connection } = trusted(caller);
      return uuid.test(id) ? ((await findEnquiry(connection, id)) ?? null) : null;
    },
  }),
);

builder.queryField('enquiriesExport', (t) =>
  t.string({
    description: 'The list as CSV, all of its pages.',
    args: {
      kind: t.arg.string({ description: filterArgs.kind }),
      state: t.arg({ type: StateEnum }),
      search: t.arg.string({ description: filterArgs.search }),
    },
    async resolve(_, args, caller) {
      const { connection } = trusted(caller);
      return enquiryListCsv(
        await newestEnquiries(connection, getFilter(args), { limit: maxExported, offset: 0 }),
      );
    },
  }),
);

const by = 'The editor who does it, by name; the trusted caller knows who that is.';

builder.mutationField('setEnquiryState', (t) =>
  t.field({
    type: Enquiry,
    args: {
      id: t.arg.id({ required: true }),
      state: t.arg({ type: StateEnum, required: true }),
      by: t.arg.string({ required: true, description: by }),
    },
    async resolve(_, { id, state, by }, caller) {
      const { connection } = trusted(caller);
      const isChanged = await setEnquiryState(connection, idArgument(id), state, editorName(by));
      return savedEnquiry(connection, id, isChanged);
    },
  }),
);

builder.mutationField('setEnquiryNote', (t) =>
  t.field({
    type: Enquiry,
    description: 'CONFLICT with `note`: somebody else has written another one since.',
    args: {
      id: t.arg.id({ required: true }),
      note: t.arg.string({ required: true }),
      before: t.arg.string({ required: true, description: 'The note that was changed.' }),
      by: t.arg.string({ required: true, description: by }),
    },
    async resolve(_, { id, note, before, by }, caller) {
      const { connection } = trusted(caller);
      const plain = note.replace(/\r\n?/g, '\n').trim();
      if (plain.length > maxNoteLength || plain.includes('\u0000')) throw badInput('Is too long.', 'note');
      const written = { id: idArgument(id), note: plain, before, by: editorName(by) };
      return savedEnquiry(connection, id, await setEnquiryNote(connection, written));
    },
  }),
);

builder.mutationField('deleteEnquiry', (t) =>
  t.boolean({
    description: 'All of it, its files and the mails about it; for people who demand it. False: it was gone.',
    args: {
      id: t.arg.id({ required: true }),
      by: t.arg.string({ required: true, description: by }),
    },
    async resolve(_, { id, by }, caller) {
      const { connection, enquiryFiles } = trusted(caller);
      editorName(by);
      return deleteEnquiry(connection, idArgument(id), enquiryFiles);
    },
  }),
);

async function savedEnquiry(
  connection: Caller['connection'],
  id: string,
  isChanged: boolean,
): Promise<EnquiryRow> {
  const found = await findEnquiry(connection, id);
  if (!found) throw notFound();
  return isChanged ? found : asUnchanged(found);
}

function trusted(caller: Caller): Caller {
  if (!caller.trusted) throw forbidden('Enquiries are for the people who answer them.');
  return caller;
}

type FilterArguments = {
  kind?: string | null | undefined;
  state?: EnquiryState | null | undefined;
  search?: string | null | undefined;
};

function getFilter({ kind, state, search }: FilterArguments): EnquiryFilter {
  if (kind && kind !== 'wrongEntry' && !isFormName(kind)) throw badInput('There is no such form.', 'kind');
  if (search && (search.length > 100 || search.includes('\u0000'))) throw badInput('Is too long.', 'search');
  return { kind: kind || null, state: state ?? null, search: search ?? '' };
}

function idArgument(id: string): string {
  if (!uuid.test(id)) throw notFound();
  return id;
}
