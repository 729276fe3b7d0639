import { required } from '../form-fields.ts';
import { emailField, profileFields } from './profile.ts';

const { firstName, lastName, language } = profileFields;

/** The fields of an invited person that are stored. */
export const invitedFields = { email: emailField, firstName, lastName, language } as const;
export type InvitedField = keyof typeof invitedFields;
export const invitedFieldNames = Object.keys(invitedFields) as InvitedField[];

/**
 * What an administrator fills in to invite somebody (UAD-01), in the order of the form. A field that is added to
 * `invitedFields` needs a column in `person.tables.ts`, its place here and its texts (`field.…` and `error.…` of the
 * people); form, check, input of the API and INSERT follow. `half`: two of these share a row of the form.
 */
export const invitationFields = {
  email: emailField,
  firstName,
  lastName,
  organisation: { ...required('reference'), half: true },
  language: { ...language, half: true },
} as const;

export type InvitationField = keyof typeof invitationFields;
export const invitationFieldNames = Object.keys(invitationFields) as InvitationField[];
