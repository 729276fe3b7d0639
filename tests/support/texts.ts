import { readFileSync } from 'node:fs';

/** A text of the interface from its message file: `text('de', 'frame', 'menu.open')`. */
export function text(language: string, namespace: string, key: string): string {
  const found = messagesOf(language, namespace)[key];
  if (found === undefined) throw new Error(`There is no message ${namespace} ${key} in ${language}`);
  return found;
}

/** All messages of a namespace, by key. */
export function messagesOf(language: string, namespace: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`web/i18n/messages/${language}/${namespace}.json`, 'utf8'));
}
