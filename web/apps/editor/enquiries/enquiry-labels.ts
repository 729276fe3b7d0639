import type { ResultOf } from 'gql.tada';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import type { Status } from '#web/design/status-label/status-label.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { enquiryKinds, type enquiryStates } from './enquiry-choice.ts';
import type { enquiryReads } from './enquiry-operations.ts';

export type ListedEnquiry = ResultOf<typeof enquiryReads.enquiries>['enquiries']['items'][number];
export type EnquiryState = (typeof enquiryStates)[number];

export const statusOf: Readonly<Record<EnquiryState, Status>> = {
  new: 'open',
  seen: 'waiting',
  done: 'done',
};

/** Fields of all forms with a label here; others show their name. */
const fields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'country',
  'phone',
  'product',
  'serialNumber',
  'message',
  'guests',
  'paper',
  'consent',
] as const;

/** The labels of kinds, states and fields. */
export function useEnquiryLabels() {
  const { texts, locale } = useEditor();
  const t = texts('editorEnquiries');
  const regions = new Intl.DisplayNames(locale.code, { type: 'region', fallback: 'code' });
  return {
    t,
    kind(kind: string): string {
      const known = parseChoice(enquiryKinds, kind);
      return known ? t(`kind.${known}`) : kind;
    },
    field(name: string): string {
      const known = parseChoice(fields, name);
      return known ? t(`field.${known}`) : name;
    },
    value(name: string, value: string): string {
      if (name === 'consent' && value === 'true') return t('agreed');
      return name === 'country' ? findCountry(regions, value) : value;
    },
    /** The sender: the company, the person, or the machine concerned. */
    sender({ values }: Pick<ListedEnquiry, 'values'>): string {
      const of = (name: string) => values.find((field) => field.name === name)?.value;
      const person = [of('firstName'), of('lastName')].filter(Boolean).join(' ');
      return listFormat([person, of('company')], locale, 'plain') || of('product') || of('email') || '';
    },
  };
}

/** `ZZ` and the like have no name as a country. */
function findCountry(regions: Intl.DisplayNames, code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
}
