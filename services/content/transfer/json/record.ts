import type { Markup } from '../markup/markup.ts';

/**
 * A record of a system with custom fields: enough to find out what a visitor would read of it. By field and language.
 */
export type JsonRecord = {
  id: string;
  type: string;
  place: string;
  /** The field that its own system shows as the title. */
  titleField?: string | undefined;
  fields: Readonly<Record<string, Readonly<Record<string, FieldValue>>>>;
};

export type FieldValue =
  | { kind: 'line'; text: string }
  /** Markdown or plain text, which is read the same way. */
  | { kind: 'words'; text: string }
  | { kind: 'html'; html: string }
  | { kind: 'rich'; markup: Markup[] }
  | { kind: 'moment'; moment: string }
  /** A key of the file. */
  | { kind: 'medium'; key: string }
  /** Keys of other records. */
  | { kind: 'records'; keys: string[] }
  | { kind: 'other' };

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function findList(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function findText(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** `de-CH` → `de`. */
export function getLanguage(locale: string): string {
  return locale.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** An ISO moment, also a day alone; undefined: it is none. */
export function parseTimestamp(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.test(text)) return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
