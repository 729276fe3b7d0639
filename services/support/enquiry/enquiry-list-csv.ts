import { type FormName, forms } from '#contracts/support/forms.ts';
import { type CsvColumn, csv } from '#services/foundation/csv/write-csv.ts';
import type { EnquiryRow } from './find-enquiries.ts';

/** The fields of all forms, each once, in their order. */
const fields = [...new Set((Object.keys(forms) as FormName[]).flatMap((form) => Object.keys(forms[form])))];

/** The headers are the names of the API: programs read these files, too. */
const columns: readonly CsvColumn<EnquiryRow>[] = [
  { title: 'number', cell: (row) => row.number },
  { title: 'receivedAt', cell: (row) => row.receivedAt.toISOString() },
  { title: 'kind', cell: (row) => row.kind },
  { title: 'state', cell: (row) => row.state },
  { title: 'language', cell: (row) => row.language },
  { title: 'country', cell: (row) => row.country },
  { title: 'path', cell: (row) => row.path },
  { title: 'note', cell: (row) => row.note },
  { title: 'changedBy', cell: (row) => row.changedBy },
  ...fields.map((field) => ({
    title: `values.${field}`,
    cell: ({ values }: EnquiryRow) => values[field] ?? null,
  })),
];

/** One row for each enquiry. */
export function enquiryListCsv(enquiries: readonly EnquiryRow[]): string {
  return csv(columns, enquiries);
}
