import format, { type FormatOptions, type FormatValues } from 'icu-minify/format';
import { type Language, sisCode } from '#contracts/languages.ts';
import { numberFormat, numberTag } from '#contracts/numbers.ts';
import { dateFormat, pluralRules } from './format/formatters.ts';
import { getMessages, type Namespace } from './message-store.ts';
import type { Messages } from './messages.d.ts';

type Arguments<N extends Namespace, K extends keyof Messages[N]> = Messages[N][K] extends null
  ? []
  : [values: Messages[N][K]];

/** Returns the text of a key; the type requires the arguments that the message needs. */
export type Translate<N extends Namespace> = <K extends keyof Messages[N] & string>(
  key: K,
  ...values: Arguments<N, K>
) => string;

/** Messages do not know the country: their numbers are formatted for the language alone (0077). */
function counted(tag: Intl.LocalesArgument, how?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numberFormat(numberTag({ language: String(tag).slice(0, 2) }), how);
}

const options: FormatOptions = {
  formatters: { getDateTimeFormat: dateFormat, getNumberFormat: counted, getPluralRules: pluralRules },
};

/**
 * The translate function of one language and namespace. The language must have been loaded for the request;
 * throws `Translation file for language {x} not found` when it was not.
 */
export function translator<N extends Namespace>(language: Language, namespace: N): Translate<N> {
  const messages = getMessages(language, namespace);
  const tag = sisCode(language);
  return (key, ...values) => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message === undefined) throw new Error(`No message ${namespace}.${key} in language ${language}`);
    return format(message, tag, values[0] as FormatValues<string> | undefined, options) as string;
  };
}

/** The text of a key that data name, such as a column of a file; undefined: there is no such message. */
export function findText(language: Language, namespace: Namespace, key: string): string | undefined {
  if (!Object.hasOwn(getMessages(language, namespace), key)) return undefined;
  return (translator(language, namespace) as (key: string) => string)(key);
}
