import type { Fault } from '#contracts/content/problems.ts';
import { useEditor } from '../editor.ts';

/** The message for a problem, in the reader's language. */
export function useProblemLabel(): (fault: Fault) => string {
  const { locale, texts } = useEditor();
  // The contract defines the parameters of a code; the test of the namespace compares both.
  const say = texts('editorFields') as (key: string, params: Fault['params']) => string;
  const languages = new Intl.DisplayNames(locale.language, { type: 'language' });
  return ({ code, params }) => {
    const { language } = params;
    if (typeof language !== 'string') return say(`problem.${code}`, params);
    return say(`problem.${code}`, { ...params, language: languages.of(language) ?? language });
  };
}
