import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { languages } from '#contracts/languages.ts';
import { UnreadableFile } from '#services/foundation/unreadable-file.ts';

/** null: known, and not to be taken over. */
const names = v.optional(v.record(v.string(), v.nullable(v.string())), {});

const schema = v.strictObject({
  /** Of texts that name none. */
  language: v.optional(v.picklist(languages), 'en'),
  /** Of a table; a catalogue in XML says its own. */
  encoding: v.optional(v.picklist(['utf-8', 'windows-1252', 'iso-8859-15']), 'utf-8'),
  /** Between the cells of a table; none: the one that its first line uses. */
  delimiter: v.optional(v.picklist([',', ';', '\t'])),
  /** Numbers of products there → slugs here. */
  products: names,
  /** Numbers or names of groups → slugs of classifications. */
  groups: names,
  brands: names,
  /** Names of features → keys of attributes. */
  features: names,
  units: v.optional(v.record(v.string(), v.string()), {}),
  /** Heads of columns → fields, as the export names them. */
  columns: names,
});

/** How the words of a supplier's file are called here. */
export type Mapping = v.InferOutput<typeof schema>;

export const noMapping: Mapping = v.parse(schema, {});

/**
 * Reads a mapping, written in YAML.
 * @throws {UnreadableFile} that names the first field that is not as it must be
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
