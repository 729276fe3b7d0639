import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { useEditor } from '../../editor.ts';
import type { Names } from './new/word-names.tsx';

type StoredNames = readonly { readonly language: string; readonly name: string }[];

/**
 * The form that renames a class or an attribute; `id` begins the ids of its fields. What somebody has typed stays when
 * another person was faster: other fields show the current state, and those that both have changed say so.
 */
export function useWordChange(stored: StoredNames, id: string) {
  const { texts, locale } = useEditor();
  const t = texts('editorStructure');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const now: Names = Object.fromEntries(stored.map(({ language, name }) => [language, name]));
  const [first] = useState(now);
  const [typed, setTyped] = useState<Names>({});
  const [isSent, setSent] = useState(false);
  const names: Names = { ...now, ...typed };
  const isMissing = !names.en?.trim();

  /** Sends unless the English name is missing; resolves to whether it is saved. */
  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setSent(true);
    if (isMissing) document.getElementById(`${id}-en`)?.focus();
    return isMissing ? false : change.run(work, revalidate);
  }

  const failure = change.error?.code === 'CONFLICT' ? t('conflict') : texts('editor')('tryLater');
  return {
    ...{ names, send },
    isBusy: change.isBusy,
    forget: change.forget,
    problem: change.error ? { problem: failure } : {},
    fields: {
      ...{ id, names, fileLanguage: locale.language },
      error: isSent && isMissing ? t('new.name.missing') : undefined,
      hintOf(language: string) {
        const other = now[language];
        const isBoth =
          typed[language] !== undefined && other !== first[language] && other !== typed[language];
        return isBoth && other ? t('meanwhile', { name: other }) : undefined;
      },
      onChange(next: Names) {
        const changed = Object.entries(next).filter(([language, name]) => name !== (names[language] ?? ''));
        setTyped((before) => ({ ...before, ...Object.fromEntries(changed) }));
        change.forget();
      },
    },
  };
}
