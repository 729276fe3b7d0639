import type { FormName } from './forms.ts';

/**
 * A mail as the back end that needs it orders it: what it is about, for whom and in which language. How it reads is the
 * mail service's business.
 */
export type MailOrder = {
  /** The same order has the same id: a mail that was sent before is known by it. */
  readonly id: string;
  readonly to: string;
  /** One of the site's eleven. */
  readonly language: string;
  readonly about: MailSubject;
};

export type MailSubject =
  /** To whoever sent a form: we have it. */
  | {
      readonly kind: 'received';
      readonly form: FormName;
      readonly number: string;
      readonly values: MailValues;
    }
  /** To us: somebody sent a form. */
  | {
      readonly kind: 'notice';
      readonly form: FormName;
      readonly number: string;
      readonly values: MailValues;
      readonly path: string;
    };

/** What was filled in, by field, in the order of the form. */
export type MailValues = readonly { readonly name: string; readonly value: string }[];
