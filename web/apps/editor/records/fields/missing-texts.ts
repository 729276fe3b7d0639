import type { Fields } from '#contracts/content/fields.ts';
import type { RecordData } from '#contracts/content/records.ts';

/** Whether a text exists in another language but not in this one. */
export function hasMissingTexts(fields: Fields, data: RecordData, language: string): boolean {
  return Object.entries(fields).some(([name, field]) => {
    const value = data[name];
    if (field.kind === 'text' && field.translate) {
      const texts = (value ?? {}) as Record<string, string>;
      return Object.keys(texts).length > 0 && !texts[language];
    }
    if (field.kind === 'group')
      return value ? hasMissingTexts(field.fields, value as RecordData, language) : false;
    if (field.kind !== 'list') return false;
    return ((value ?? []) as RecordData[]).some((entry) => hasMissingTexts(field.fields, entry, language));
  });
}

/** Whether a record has any translated texts. */
export function hasTranslatedTexts(fields: Fields): boolean {
  return Object.values(fields).some(
    (field) =>
      (field.kind === 'text' && field.translate) ||
      field.kind === 'labelledLink' ||
      ((field.kind === 'group' || field.kind === 'list') && hasTranslatedTexts(field.fields)),
  );
}
