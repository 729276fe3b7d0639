import type { Editor } from '../editor.ts';

export type RecordChoices = {
  readonly countries: readonly string[];
  readonly contacts: readonly { id: string; name: string }[];
  readonly brands: readonly { id: string; name: string }[];
};

/** What fields of records choose from. Throws `OperationError`. */
export async function askChoices({ ask }: Pick<Editor, 'ask'>): Promise<RecordChoices> {
  const { countries, contacts, brands } = await ask('content', 'recordChoices');
  const codes = countries.map(({ countryCode }) => countryCode).filter((code) => /^[A-Z]{2}$/.test(code));
  return { countries: codes, contacts, brands };
}
