import type { CsvTexts } from '#web/apps/frame/tables/save-csv.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { findText } from '#web/i18n/translator.ts';
import { usePortal } from '../portal.ts';

/**
 * The texts of a list's CSV file. The title of a column is the namespace's message for the column of that
 * name, or else for the field; `codes` has the labels for the cells of some columns. Anything without a text
 * is left as the back end writes it.
 */
export function useCsvTexts(
  namespace: Namespace,
  codes: Readonly<Record<string, Readonly<Record<string, string>>>>,
): CsvTexts {
  const { language } = usePortal().locale;
  return {
    title: (column) =>
      findText(language, namespace, `column.${column}`) ?? findText(language, namespace, `field.${column}`),
    value: (column, cell) => {
      const known = Object.hasOwn(codes, column) ? codes[column] : undefined;
      return known && Object.hasOwn(known, cell) ? known[cell] : undefined;
    },
  };
}

/** The labels of codes. */
export function labelCodes<Code extends string>(
  codes: readonly Code[],
  label: (code: Code) => string,
): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, label(code)]));
}

/** The labels of the codes of some choices, by the choices' names. */
export function labelChoices<Name extends string>(
  names: readonly Name[],
  options: (name: Name) => readonly { readonly value: string; readonly label: string }[],
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(options(name).map(({ value, label }) => [value, label]))]),
  );
}
