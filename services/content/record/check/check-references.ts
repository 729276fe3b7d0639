import type { StoredLink } from '#contracts/content/draft.ts';
import type { Fields } from '#contracts/content/fields.ts';
import { fault, type RecordProblem } from '#contracts/content/problems.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { goneCodes } from '../../field/check-value.ts';
import { type LeafField, walkRecord } from '../walk-record.ts';
import { problemList, type Report } from './problem-list.ts';

/** What a record names that must be there, and where it names it. */
type Named = { what: string; name: string; path: string };

const present = statement<{ present: string }, { names: string[] }>(
  'content_present_names',
  `SELECT 'file/' || f.id AS present FROM content.file f WHERE 'file/' || f.id = ANY(:names)
   UNION ALL SELECT 'picture/' || v.file_id FROM content.file_version v
     WHERE v.content_type LIKE 'image/%' AND 'file/' || v.file_id = ANY(:names)
   UNION ALL SELECT 'page/' || page_id FROM content.page_version WHERE stage = 'DRAFT' AND 'page/' || page_id = ANY(:names)
   UNION ALL SELECT 'brand/' || id FROM content.brand WHERE 'brand/' || id = ANY(:names)
   UNION ALL SELECT 'contact/' || id FROM content.contact WHERE 'contact/' || id = ANY(:names)
   UNION ALL SELECT 'site/' || id FROM content.site WHERE 'site/' || id = ANY(:names)
   UNION ALL SELECT 'theme/' || key FROM content.theme WHERE 'theme/' || key = ANY(:names)`,
);

/** What a record refers to that is not there. */
export async function problemsOfReferences(
  connection: Connection,
  fields: Fields,
  data: RecordData,
): Promise<RecordProblem[]> {
  const named = findNames(fields, data);
  if (named.length === 0) return [];
  const rows = await present(connection, {
    names: [...new Set(named.map(({ what, name }) => `${what}/${name}`))],
  });
  const there = new Set(rows.map((row) => row.present));
  const { problems, report } = problemList();
  for (const one of named) reportGone(one, there, report);
  return problems;
}

function reportGone({ what, name, path }: Named, there: ReadonlySet<string>, report: Report): void {
  const isThere = there.has(`${what}/${name}`);
  if (what === 'file' && isThere && !there.has(`picture/${name}`)) report(path, fault('noPicture'));
  if (isThere) return;
  if (what === 'file') report(path, fault('fileGone'));
  else if (what === 'page') report(path, fault('pageGone'));
  else if (what === 'theme') report(path, fault('themeGone', { theme: name }));
  else report(path, fault(goneCodes[what as keyof typeof goneCodes]));
}

function findNames(fields: Fields, data: RecordData): Named[] {
  const named: Named[] = [];
  walkRecord(fields, data, {
    leaf(field, value, path) {
      for (const [what, name] of listNames(field, value)) named.push({ what, name, path });
    },
  });
  return named;
}

function listNames(field: LeafField, value: unknown): [what: string, name: string][] {
  if (!value) return [];
  if (field.kind === 'image') return [['file', String(value)]];
  if (field.kind === 'theme') return [['theme', String(value)]];
  if (field.kind === 'reference') return [value].flat().map((id) => [field.to, String(id)]);
  if (field.kind !== 'link' && field.kind !== 'labelledLink') return [];
  const { kind, page } = value as StoredLink;
  return kind === 'PAGE' && page ? [['page', page]] : [];
}
