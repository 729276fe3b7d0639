import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { type Language, sisCode } from '#contracts/languages.ts';
import { messageArguments, pluralCategories } from './message-arguments.ts';

/** Why a text cannot replace a message of the interface, with the parameters of the sentence about it. */
export type OwnTextProblem = {
  readonly code: 'empty' | 'tooLong' | 'character' | 'grammar' | 'missing' | 'unknown' | 'kind' | 'plural';
  /** The placeholders or plural forms concerned, as they are written. */
  readonly names: string;
};

type Checked = {
  readonly language: Language;
  /** The message of the interface. */
  readonly standing: string;
  readonly text: string;
  readonly maxCharacters: number;
};

/** Undefined: the text can replace the message. */
export function problemOfOwnText({
  language,
  standing,
  text,
  maxCharacters: maxLength,
}: Checked): OwnTextProblem | undefined {
  if (text.trim() === '') return { code: 'empty', names: '' };
  if (text.length > maxLength) return { code: 'tooLong', names: '' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text of the interface may hold
  if (/[\u0000-\u001f\u007f]/.test(text) || !text.isWellFormed()) return { code: 'character', names: '' };
  const message = tryCompile(text);
  const given = message === undefined ? undefined : tryArguments(message);
  if (message === undefined || !given) return { code: 'grammar', names: '' };
  const wanted = messageArguments(compile(standing));
  const missing = [...wanted.keys()].filter((name) => !given.has(name));
  if (missing.length > 0) return { code: 'missing', names: listNames(missing) };
  const unknown = [...given.keys()].filter((name) => !wanted.has(name));
  if (unknown.length > 0) return { code: 'unknown', names: listNames(unknown) };
  // A number may also be written as plain text, but a plural of something that is not a number has no form.
  const other = [...given].filter(([name, type]) => type !== 'string' && type !== wanted.get(name));
  if (other.length > 0) return { code: 'kind', names: listNames(other.map(([name]) => name)) };
  return problemOfPlurals(message, language);
}

/** Every plural form of the language must be present. */
function problemOfPlurals(message: CompiledMessage, language: Language): OwnTextProblem | undefined {
  const { pluralCategories: forms } = new Intl.PluralRules(sisCode(language)).resolvedOptions();
  for (const categories of pluralCategories(message).values()) {
    const missing = forms.filter((form) => !categories.includes(form));
    if (missing.length > 0) return { code: 'plural', names: missing.join(', ') };
  }
  return undefined;
}

function tryCompile(text: string): CompiledMessage | undefined {
  try {
    return compile(text);
  } catch {
    return undefined;
  }
}

function tryArguments(message: CompiledMessage): Map<string, string> | undefined {
  try {
    return messageArguments(message);
  } catch {
    return undefined;
  }
}

const listNames = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
