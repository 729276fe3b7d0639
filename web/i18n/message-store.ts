import type { CompiledMessage } from 'icu-minify/format';
import type { Language } from '#contracts/languages.ts';
import type { Messages } from './messages.d.ts';

export type Namespace = keyof Messages;

/** The compiled messages of one language by namespace and key. */
export type CompiledLanguage = Record<string, Record<string, CompiledMessage>>;

/** The texts of a site that override messages of the interface. */
export type OwnTexts = {
  /** The messages of a namespace with the overrides applied. */
  readonly within: (
    language: Language,
    namespace: Namespace,
    messages: CompiledLanguage[string],
  ) => CompiledLanguage[string];
};

const languages = new Map<Language, CompiledLanguage>();

/** Makes the messages of a language available to `translator`; a second call replaces the first. */
export function provideLanguage(language: Language, messages: CompiledLanguage): void {
  languages.set(language, messages);
}

let findOwnTexts: () => OwnTexts | undefined = () => undefined;

/** Sets the function that finds the current overrides: on the server each request may be for another site. */
export function speakWith(find: () => OwnTexts | undefined): void {
  findOwnTexts = find;
}

/**
 * The messages of one namespace, with the overrides of the current site. Throws when the language was not
 * provided or lacks the namespace.
 */
export function getMessages(language: Language, namespace: Namespace): Record<string, CompiledMessage> {
  const messages = languages.get(language)?.[namespace];
  if (!messages) throw translationMissing(language);
  return findOwnTexts()?.within(language, namespace, messages) ?? messages;
}

/** LOC-01: the error of a language that has no translation file. */
export function translationMissing(language: string): Error {
  return new Error(`Translation file for language ${language} not found`);
}
