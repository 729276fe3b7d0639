import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { languages } from '#contracts/languages.ts';
import { UnreadableFile } from '#services/foundation/unreadable-file.ts';

/** Null: known, and not to be taken over. */
const names = v.optional(v.record(v.string(), v.nullable(v.string())), {});

const schema = v.strictObject({
  /** The language of texts that do not name one. */
  language: v.optional(v.picklist(languages), 'en'),
  /** The encoding of a table; a catalogue in XML declares its own. */
  encoding: v.optional(v.picklist(['utf-8', 'windows-1252', 'iso-8859-15']), 'utf-8'),
  /** The separator of a table's cells; without it, the one in the first line. */
  delimiter: v.optional(v.picklist([',', ';', '\t'])),
  /** Their product numbers → our slugs. */
  products: names,
  /** Numbers or names of groups → slugs of classifications. */
  groups: names,
  brands: names,
  /** Names of features → keys of attributes. */
  features: names,
  units: v.optional(v.record(v.string(), v.string()), {}),
  /** Headings of columns → fields, named as in the export. */
  columns: names,
});

/** The meaning of the terms in a supplier's file. */
export type Mapping = v.InferOutput<typeof schema>;

export const noMapping: Mapping = v.parse(schema, {});

/**
 * Reads a mapping in YAML.
 * @throws {UnreadableFile} that names the first invalid field
 */
export function readMapping(text: string): Mapping {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new UnreadableFile(error.linePos?.[0].line ?? 0, error.message.split('\n')[0] ?? '');
  const result = v.safeParse(schema, document.toJS({ maxAliasCount: 0 }) ?? {});
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new UnreadableFile(0, `${v.getDotPath(issue) ?? 'the mapping'}: ${issue.message}`);
}
