import type { Editor } from '../../editor.ts';

import type { Choices } from '../../form/value-control.tsx';

/** Loads the options of fields of records. Throws `OperationError`. */
export async function loadChoices({ sendQuery }: Pick<Editor, 'sendQuery'>): Promise<Choices> {
  const { countries, contacts, brands } = await sendQuery('content', 'recordChoices');
  const codes = countries.map(({ countryCode }) => countryCode).filter((code) => /^[A-Z]{2}$/.test(code));
  return { countries: codes, contacts, brands };
}
