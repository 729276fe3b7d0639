import type { EnquiryFieldName, FormName } from '../support/forms.ts';

export type EnquiryMail =
  /** Confirms a form to its sender, or to somebody whom the sender named. It repeats nothing that was filled in. */
  | {
      readonly kind: 'received';
      readonly form: FormName;
      readonly number: string;
      /** The files that were sent; absent in mail that an earlier version ordered. */
      readonly files?: readonly { readonly ending: string; readonly size: number }[];
    }
  /** To us: somebody sent a form. */
  | {
      readonly kind: 'notice';
      readonly form: FormName;
      readonly number: string;
      readonly values: MailValues;
      readonly path: string;
      /** The id under which the editor area shows it. */
      readonly enquiry?: string;
      readonly files?: readonly { readonly name: string; readonly size: number }[];
    };

/** The values of a form, by field, in the order of the form. */
export type MailValues = readonly { readonly name: EnquiryFieldName; readonly value: string }[];
