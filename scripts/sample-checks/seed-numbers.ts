import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { isLanguage, type Language, languages, sisCode } from '#contracts/languages.ts';

/**
 * Digit groups as readers of a language write them; stored texts have a no-break space, which is replaced by
 * each reader's separator.
 */
const typedGroups = Object.fromEntries(
  languages.map((language) => [language, groupsBy(groupMark(sisCode(language)))]),
) as Record<Language, RegExp>;

/** Telephone numbers and company registration numbers are written as they are. */
const otherNumbers = /\+\d|CHE-/;

/** Before a unit, it is neither a time nor a version. */
const germanPoint = /(?<![\d.,\w/-])\d+\.\d+(?=[\u00a0 ](?:%|mm²?|kN|N|kV|V|bar|s|m|kg|Mio\.)(?![\p{L}\d]))/u;

/** What divides thousands in a variety of a language (CLDR), as people type it: any apostrophe, and always a space. */
function groupMark(variety: string): string {
  const parts = new Intl.NumberFormat(variety).formatToParts(12_345_678);
  const mark = parts.find(({ type }) => type === 'group')?.value ?? '';
  if (/['’]/.test(mark)) return "['’ ]";
  return mark.trim() === '' ? ' ' : `[${mark} ]`;
}

function groupsBy(mark: string): RegExp {
  return new RegExp(String.raw`(?<![\d.,'’#\u00a0\u202f] ?|[\w-])\d{1,3}(?:${mark}\d{3})+(?!\d|[.,]\d| \d)`);
}

/** The part of a text that is written as in one country only (0077); undefined: there is none. */
export function findTypedNumber(text: string, language: Language): string | undefined {
  if (otherNumbers.test(text)) return undefined;
  return (
    typedGroups[language].exec(text)?.[0] ?? (language === 'de' ? germanPoint.exec(text)?.[0] : undefined)
  );
}

/**
 * The texts of pages and of the catalogue with a number that is written as in one country only, a line for
 * each.
 */
export function typedNumbers(directory: string): string[] {
  const files = globSync(['content/pages/**/*.yaml', 'products/texts/**/*.yaml'], { cwd: directory }).sort();
  return files.flatMap((file) => findInFile(directory, file));
}

function findInFile(directory: string, file: string): string[] {
  const own = /(?:\.|texts\/)([a-z]{2})(?:\.yaml$|\/)/.exec(file)?.[1];
  const lines = new LineCounter();
  const found: string[] = [];
  visit(parseDocument(readFileSync(join(directory, file), 'utf8'), { lineCounter: lines }), {
    Scalar(position, { value, range }, path) {
      if (position === 'key' || typeof value !== 'string') return;
      const fields = path.flatMap((node) =>
        isPair(node) && isScalar(node.key) ? [String(node.key.value)] : [],
      );
      const language = [...fields.reverse(), own].find(isLanguage) ?? 'en';
      const number = findTypedNumber(value, language);
      if (number === undefined) return;
      const { line } = lines.linePos(range?.[0] ?? 0);
      found.push(
        `${file}:${line}: ${number}: thousands are written 36\u00a0000 with a no-break space, German decimals with a comma`,
      );
    },
  });
  return found;
}
