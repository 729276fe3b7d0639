import { AsyncLocalStorage } from 'node:async_hooks';
import compile from 'icu-minify/compile';
import { isLanguage } from '#contracts/languages.ts';
import { keepTogether } from './format/kept-together.ts';
import { type CompiledLanguage, type OwnTexts, speakWith } from './message-store.ts';
import { createOwnTexts } from './own-texts.ts';

const ofRequest = new AsyncLocalStorage<OwnTexts>();
speakWith(() => ofRequest.getStore());

/**
 * Runs a function with the overrides of a site; undefined: with the messages of the interface, at no cost.
 */
export function withOwnTexts<Result>(own: OwnTexts | undefined, within: () => Result): Result {
  return own ? ofRequest.run(own, within) : within();
}

type Text = { readonly language: string; readonly message: string; readonly text: string };

/**
 * Undefined: there are none. A text that does not compile is left out, although it was validated when it was
 * saved.
 */
export function compileOwnTexts(
  texts: readonly Text[],
  warn: (message: string) => void,
): OwnTexts | undefined {
  if (texts.length === 0) return undefined;
  const compiled = new Map<string, CompiledLanguage>();
  for (const { language, message, text } of texts) {
    if (!isLanguage(language)) continue;
    const [, namespace = '', key = ''] = /^([^.]+)\.(.+)$/.exec(message) ?? [];
    const own = compiled.get(language) ?? {};
    compiled.set(language, own);
    try {
      own[namespace] = { ...own[namespace], [key]: compile(keepTogether(text, language)) };
    } catch {
      warn(`The own text of ${message} in ${language} is not a message`);
    }
  }
  return createOwnTexts(compiled);
}
