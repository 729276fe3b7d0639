import { readdirSync, readFileSync } from 'node:fs';
import { isLanguage, type Language } from '#contracts/languages.ts';
import type { Messages } from './messages.d.ts';

export type Namespace = keyof Messages;

type Arguments<N extends Namespace, K extends keyof Messages[N]> = Messages[N][K] extends null
  ? []
  : [values: Messages[N][K]];

/** Gives the text of a key; its type requires the arguments of the text. */
export type Translate<N extends Namespace> = <K extends keyof Messages[N] & string>(
  key: K,
  ...values: Arguments<N, K>
) => string;

type Texts = Readonly<Record<string, string>>;

/** The company's own texts, by language and message: `de ticket-mail.subject`. */
export type OwnWords = ReadonlyMap<string, string>;

const read = new Map<string, Texts>();

/**
 * The texts of a group of mails in a language; English for a language that the site does not have. They are messages
 * like those of the interface, with plain arguments only: loading ICU's grammar at each start would take longer than
 * all mails do.
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

/** All texts of mails in a language, by namespace. */
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
