import { type FormName, forms } from '#contracts/support/forms.ts';
import { csv } from '#services/foundation/csv.ts';
import type { EnquiryRow } from './find-enquiries.ts';

/** The fields of all forms, each once, in their order. */
const fields = [...new Set((Object.keys(forms) as FormName[]).flatMap((form) => Object.keys(forms[form])))];

const headings = [
  'number',
  'receivedAt',
  'kind',
  'state',
  'language',
  'country',
  'path',
  'note',
  'changedBy',
];

/** Enquiries, one a line. The headings are the names of the API: programs read them, too. */
export function enquiryListCsv(enquiries: readonly EnquiryRow[]): string {
  const rows = enquiries.map((enquiry) => [
    enquiry.number,
    enquiry.receivedAt.toISOString(),
    enquiry.kind,
    enquiry.state,
    enquiry.language,
    enquiry.country,
    enquiry.path,
    enquiry.note,
    enquiry.changedBy,
    ...fields.map((field) => enquiry.values[field] ?? null),
  ]);
  return csv([...headings, ...fields.map((field) => `values.${field}`)], rows);
}
