import { createContext, use } from 'react';
import type { Texts } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import type { Edit } from './edits.ts';
import type { PastedTable } from './rich-text/paste/pasted-tables.ts';

/** What the fields of block forms share: the language of texts, and how changes are applied. */
export type Form = {
  readonly siteId: string;
  /** The edited language. */
  readonly language: string;
  readonly sourceLanguage: string;
  readonly texts: Texts;
  /** The texts of the source language, shown beside; undefined while that language itself is edited. */
  readonly sourceTexts: Texts | undefined;
  readonly problems: readonly ContentProblem[];
  readonly edit: (edit: Edit) => void;
  /** Creates blocks from tables that were pasted into a text; undefined: not here, or not in this language. */
  readonly addTables: ((at: string, tables: readonly PastedTable[]) => void) | undefined;
  /** Creates a block from a picture that was pasted into a text, by its id in the media library; undefined: not here. */
  readonly addPicture: ((at: string, file: string) => void) | undefined;
  /** The texts below a path in every language, so that a deletion can be undone. */
  readonly getItemTexts: (at: string) => Readonly<Record<string, Texts>>;
};

export const FormContext = createContext<Form | null>(null);

/** The form around a field. Throws outside a form. */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('There is no form around this field');
  return form;
}
