import type { ProblemCode } from '#contracts/content/problems.ts';
import type { TextFormat } from '#contracts/content/text-rules.ts';
import { colour, typefaceFile } from '#contracts/themes/theme-tokens.ts';
import { isPath, isSafeAddress, isSlug } from '../link/link.ts';

/** Local part, and domain with a dot; only a mail can prove more. */
const email = /^[^\s@<>"'(),:;[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,63}$/i;
/** ITU-T E.123: the country code with a plus sign, digits in groups. */
const phone = /^\+[1-9][\d ()./-]{4,38}$/;
const domain =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

const formats: Readonly<Record<TextFormat, (text: string) => boolean>> = {
  slug: isSlug,
  email: (text) => email.test(text),
  phone: (text) => phone.test(text),
  path: isPath,
  address: (text) => isPath(text) || isSafeAddress(text),
  domain: (text) => domain.test(text),
  timeZone: isTimeZone,
  holiday: isHoliday,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no such text may hold
  productName: (text) => !/[\u0000-\u001f\u007f]/.test(text),
  colour: (text) => colour.test(text),
  typefaceFile: (text) => typefaceFile.test(text),
};

/** Whether a value is a text of that format, and no longer than an address may be. */
export function isFormatted(format: TextFormat, value: unknown): boolean {
  return typeof value === 'string' && value.length <= 1000 && formats[format](value);
}

/** A day of every year, 29 February included, or one of a year that has it. */
function isHoliday(text: string): boolean {
  const [, year = '2000', day] = /^(?:(\d{4})-)?(\d\d-\d\d)$/.exec(text) ?? [];
  const date = new Date(`${year}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${day}`);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The message for a text that does not match its format. */
export const problemOfFormat = {
  slug: 'notSlug',
  email: 'badEmail',
  phone: 'badPhone',
  path: 'linkPath',
  address: 'badAddress',
  domain: 'badDomain',
  timeZone: 'badTimeZone',
  holiday: 'badHoliday',
  productName: 'badCharacter',
  colour: 'badColour',
  typefaceFile: 'fileGone',
} as const satisfies Record<TextFormat, ProblemCode>;
