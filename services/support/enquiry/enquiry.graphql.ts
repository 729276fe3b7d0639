import { GraphQLError } from 'graphql';
import { isFormName, problemsOf } from '#contracts/support/forms.ts';
import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import { enquiryNumber } from './enquiry-number.ts';
import { type EnquiryRow, newestEnquiries } from './find-enquiries.ts';
import { type Receipt, saveEnquiry } from './save-enquiry.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const FieldValue = builder.inputType('FieldValue', {
  fields: (t) => ({ name: t.string({ required: true }), value: t.string({ required: true }) }),
});

const EnquiryInput = builder.inputType('EnquiryInput', {
  fields: (t) => ({
    key: t.id({
      required: true,
      description: 'Made where the form was filled in: sending it twice is sending it once.',
    }),
    form: t.string({ required: true }),
    values: t.field({ type: [FieldValue], required: true }),
    language: t.string({ required: true }),
    country: t.string({ required: true }),
    path: t.string({ required: true, description: 'Where the form stood.' }),
  }),
});

const EnquiryReceipt = builder.objectRef<Receipt>('EnquiryReceipt').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number', { description: 'What people call it by: `E-2025-004217`.' }),
    repeated: t.exposeBoolean('repeated', { description: 'It was here before; nothing was done again.' }),
  }),
});

builder.mutationField('submitEnquiry', (t) =>
  t.field({
    type: EnquiryReceipt,
    description:
      'FRM-01: keeps what was sent and orders the mail about it. Bad fields: the error BAD_USER_INPUT with `fields`.',
    args: { input: t.arg({ type: EnquiryInput, required: true }) },
    async resolve(_, { input }, { connection, trusted, staff, paperLinks }) {
      if (!trusted) throw forbidden('Enquiries come through the site.');
      const { form, key } = input;
      if (!uuid.test(key)) throw badInput('Must be a UUID.', 'key');
      if (!isFormName(form) || form === 'newsletter') throw badInput('There is no such form.', 'form');
      for (const field of ['language', 'country', 'path'] as const) {
        if (input[field].length > 500) throw badInput('Is too long.', field);
      }
      if (form === 'whitepaper' && !/^[a-z]{2}$/.test(input.language)) {
        throw badInput('Must be two small letters.', 'language');
      }
      const values = Object.fromEntries(
        input.values.map(({ name, value }) => [name, withoutControls(value)]),
      );
      const problems = problemsOf(form, values);
      if (problems.size > 0) {
        throw new GraphQLError('Some fields are not as they must be.', {
          extensions: { code: 'BAD_USER_INPUT', fields: Object.fromEntries(problems) },
        });
      }
      const { language, country, path } = input;
      const enquiry = { id: key, form, values, language, country, path };
      return saveEnquiry(connection, enquiry, { staff, paperLinks });
    },
  }),
);

/** Line breaks belong to a message; other control characters are nobody's words, and PostgreSQL refuses NUL. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
}

const EnquiryValue = builder.objectRef<{ name: string; value: string }>('EnquiryValue').implement({
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

const EnquiryState = builder.enumType('EnquiryState', { values: ['done', 'new'] as const });

const Enquiry = builder.objectRef<EnquiryRow>('Enquiry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.string({ resolve: enquiryNumber }),
    form: t.exposeString('form'),
    values: t.field({
      type: [EnquiryValue],
      resolve: ({ values }) => Object.entries(values).map(([name, value]) => ({ name, value })),
    }),
    language: t.exposeString('language'),
    country: t.exposeString('country'),
    path: t.exposeString('path'),
    state: t.expose('state', { type: EnquiryState }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
  }),
});

type Part = { items: EnquiryRow[]; hasNextPage: boolean };

const EnquiryPart = builder.objectRef<Part>('EnquiryPart').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Enquiry] }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
    endCursor: t.string({
      nullable: true,
      resolve: ({ items }) => {
        const last = items.at(-1);
        return last ? `${last.moment} ${last.id}` : null;
      },
    }),
  }),
});

builder.queryField('enquiries', (t) =>
  t.field({
    type: EnquiryPart,
    description: 'Newest first; for trusted callers, who know which of our people may read them.',
    args: {
      form: t.arg.string(),
      state: t.arg({ type: EnquiryState }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.string(),
    },
    async resolve(_, { form, state, first, after }, { connection, trusted }): Promise<Part> {
      if (!trusted) throw forbidden('Enquiries are for the people who answer them.');
      const most = Math.min(Math.max(first ?? 50, 1), 200);
      const filter = { form: form ?? null, state: state ?? null };
      const items = await newestEnquiries(connection, filter, most + 1, after ? placeOf(after) : undefined);
      return { items: items.slice(0, most), hasNextPage: items.length > most };
    },
  }),
);

function placeOf(after: string): { moment: string; id: string } {
  const [, moment = '', id = ''] = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.:+-]*) (\S+)$/.exec(after) ?? [];
  if (!uuid.test(id)) throw badInput('Is no cursor of this list.', 'after');
  return { moment, id };
}
