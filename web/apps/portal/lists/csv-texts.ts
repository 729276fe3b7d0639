import type { CsvTexts } from '#web/apps/frame/tables/save-csv.ts';

/** Words for a file: of the columns that are named, and of the codes in some of them. What is not named stays as it is. */
export function createCsvTexts(
  titles: Readonly<Record<string, string>>,
  codes: Readonly<Record<string, Readonly<Record<string, string>>>>,
): CsvTexts {
  return {
    title: (column) => (Object.hasOwn(titles, column) ? titles[column] : undefined),
    value: (column, cell) => {
      const known = Object.hasOwn(codes, column) ? codes[column] : undefined;
      return known && Object.hasOwn(known, cell) ? known[cell] : undefined;
    },
  };
}

/** The text of each of some codes. */
export function labelCodes<Code extends string>(
  codes: readonly Code[],
  label: (code: Code) => string,
): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, label(code)]));
}
