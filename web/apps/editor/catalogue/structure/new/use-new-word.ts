import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { useEditor } from '../../../editor.ts';
import { siteLanguages } from '../../site-languages.ts';
import { proposedName, type Word } from './proposed-word.ts';
import type { Names } from './word-names.tsx';

/** Messages by field, in the order of the fields. */
type Problems = Readonly<Record<string, string | undefined>>;

/**
 * The form of a new class or attribute. It begins with the name in the file, in the language in which the file
 * is; `idOf` is the element of a field.
 */
export function useNewWord(word: Word, fileLanguage: string, idOf: (field: string) => string) {
  const { texts, sites } = useEditor();
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [names, setNames] = useState<Names>(() =>
    siteLanguages(sites).includes(fileLanguage) ? { [fileLanguage]: proposedName(word) } : {},
  );
  const [isSent, setSent] = useState(false);
  const refused =
    change.error?.code === 'BAD_USER_INPUT' ? String(change.error.details.field ?? '') : undefined;

  /** Sends unless something is missing; resolves to whether it exists now. */
  async function send(problems: Problems, work: () => Promise<unknown>): Promise<boolean> {
    setSent(true);
    const first = Object.keys(problems).find((field) => problems[field]);
    if (first) document.getElementById(idOf(first))?.focus();
    return first ? false : change.run(work, revalidate);
  }

  return {
    ...{ names, isSent, send },
    isBusy: change.isBusy,
    setNames(next: Names) {
      setNames(next);
      change.forget();
    },
    /** The field at which the server refused it. */
    refused,
    forget: change.forget,
    /** Why it failed, where no field says it; `told` are the fields with a message of their own. */
    problem: (told: readonly string[]) =>
      change.error && !told.includes(refused ?? '') ? { problem: texts('editor')('tryLater') } : {},
    missingName: names.en?.trim() ? undefined : texts('editorStructure')('new.name.missing'),
  };
}
