import { GraphQLError } from 'graphql';
import { getProblems, isFormName, takesFiles } from '#contracts/support/forms.ts';
import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
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
    files: t.idList({ description: 'Of `uploadEnquiryFile`, or of uploads at `/api/enquiry-uploads`.' }),
    visitor: t.string({
      description:
        'From where it was sent, for the limit of one form by address; null: the caller has limits of its own.',
    }),
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
      'FRM-01: keeps what was sent and orders the mail about it. Bad fields, `files` among them: the error BAD_USER_INPUT with `fields`; more than five of one form from one address in ten minutes: TOO_MANY_ATTEMPTS.',
    args: { input: t.arg({ type: EnquiryInput, required: true }) },
    async resolve(_, { input }, { connection, trusted, staff, whitepaperLinks, uploadLimits }) {
      if (!trusted) throw forbidden('Enquiries are sent through the site.');
      const { form, key } = input;
      if (!uuid.test(key)) throw badInput('Must be a UUID.', 'key');
      if (!isFormName(form) || form === 'newsletter') throw badInput('There is no such form.', 'form');
      for (const field of ['language', 'country', 'path'] as const) {
        if (input[field].length > 500) throw badInput('Is too long.', field);
      }
      if (form === 'whitepaper' && !/^[a-z]{2}$/.test(input.language)) {
        throw badInput('Must be two lower-case letters.', 'language');
      }
      const values = Object.fromEntries(
        input.values.map(({ name, value }) => [name, withoutControls(value)]),
      );
      if (values.paper && !/^[\w-]{1,100}$/.test(values.paper)) throw badInput('Must be a slug.', 'paper');
      const files = input.files ?? [];
      if (files.length > 0 && !takesFiles(form)) throw badInput('This form does not accept files.', 'files');
      const problems = getProblems(form, values);
      if (problems.size > 0) {
        throw new GraphQLError('Some fields are not valid.', {
          extensions: { code: 'BAD_USER_INPUT', fields: Object.fromEntries(problems) },
        });
      }
      const { language, country, path } = input;
      const visitor = input.visitor?.slice(0, 100);
      const enquiry = { id: key, form, values, files, language, country, path, visitor };
      return saveEnquiry(connection, enquiry, { staff: staff(), whitepaperLinks, uploadLimits });
    },
  }),
);

/** Keeps line breaks; other control characters are not text, and PostgreSQL refuses NUL. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
}
