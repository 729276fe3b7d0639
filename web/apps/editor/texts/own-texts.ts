import type { SendTo } from '../query.ts';

const address = '/api/editor-texts';

/** A text of the interface, with the site's override. */
export type ListedText = {
  /** `catalogue.talkToExpert` */
  readonly message: string;
  /** Its group: `catalogue`, `ticket-mail`. */
  readonly group: string;
  /** The path of a page with the text, without locale; null: it is in mails. */
  readonly path: string | null;
  readonly standing: string;
  /** Null: no override. */
  readonly own: string | null;
  readonly by: string | null;
  readonly at: string | null;
};

export type TextProblem = {
  readonly code: 'empty' | 'tooLong' | 'character' | 'grammar' | 'missing' | 'unknown' | 'kind' | 'plural';
  readonly names: string;
};

export type TextPlace = { readonly siteId: string; readonly language: string };

/** Throws `OperationError`. */
export async function listOwnTexts(sendTo: SendTo, place: TextPlace): Promise<readonly ListedText[]> {
  return ((await sendTo(address, 'listOwnTexts', place)) as { listOwnTexts: ListedText[] }).listOwnTexts;
}

type Saving = TextPlace & { message: string; text: string | null; before: string | null };
type Saved = { problem: TextProblem | null; text: string | null; isConflict: boolean };

/** `text` null: removes the override. Throws `OperationError`. */
export async function saveOwnText(sendTo: SendTo, saving: Saving): Promise<Saved> {
  return ((await sendTo(address, 'saveOwnText', saving)) as { saveOwnText: Saved }).saveOwnText;
}
