import { readdirSync, readFileSync } from 'node:fs';
import { isLanguage, type Language } from '#contracts/languages.ts';
import type { Messages } from './messages.d.ts';

export type Namespace = keyof Messages;

type Arguments<N extends Namespace, K extends keyof Messages[N]> = Messages[N][K] extends null
  ? []
  : [values: Messages[N][K]];

/** Gives the text of a key; the arguments that the text needs are required by its type. */
export type Translate<N extends Namespace> = <K extends keyof Messages[N] & string>(
  key: K,
  ...values: Arguments<N, K>
) => string;

type Texts = Readonly<Record<string, string>>;

/** What the company says in words of its own, by language and message: `de ticket-mail.subject`. */
export type OwnWords = ReadonlyMap<string, string>;

const read = new Map<string, Texts>();

/**
 * The texts of a group of mails in a language; a language that we do not speak gets English. They are messages like those
 * of the interface, with arguments alone: reading ICU's grammar at each start would take longer than all mails do.
 */
export function translator<N extends Namespace>(
  language: string,
  namespace: N,
  own?: OwnWords,
): Translate<N> {
  const spoken = isLanguage(language) ? language : 'en';
  const texts = readTexts(`${spoken}/${namespace}.json`);
  return (key, ...[values]) =>
    (own?.get(`${spoken} ${namespace}.${key}`) ?? texts[key]!).replace(
      /\{(\w+)\}/g,
      (_, name: string) => (values as Texts | undefined)?.[name] ?? '',
    );
}

/** Everything that mails say in a language, by namespace. */
export function readMailTexts(language: Language): Readonly<Record<string, Texts>> {
  const files = readdirSync(new URL(`${language}/`, import.meta.url));
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), readTexts(`${language}/${file}`)]),
  );
}

function readTexts(file: string): Texts {
  const known = read.get(file);
  if (known) return known;
  const texts: Texts = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  read.set(file, texts);
  return texts;
}
