import type { EnquiryFieldName, FormName } from '../support/forms.ts';

export type EnquiryMail =
  /** Confirms a form to its sender, or to somebody named there. It repeats nothing of what was filled in. */
  | {
      readonly kind: 'received';
      readonly form: FormName;
      readonly number: string;
      /** What came with it; a mail that was ordered by an earlier version says nothing of files. */
      readonly files?: readonly { readonly ending: string; readonly size: number }[];
    }
  /** To us: somebody sent a form. */
  | {
      readonly kind: 'notice';
      readonly form: FormName;
      readonly number: string;
      readonly values: MailValues;
      readonly path: string;
      /** Its id, by which the editor area shows it. */
      readonly enquiry?: string;
      readonly files?: readonly { readonly name: string; readonly size: number }[];
    };

/** What was filled in, by field, in the order of the form. */
export type MailValues = readonly { readonly name: EnquiryFieldName; readonly value: string }[];
