import type { RecordData } from '#contracts/content/records.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { RecordStore } from '../record/record-store.ts';
import { isObject } from '../record/walk-record.ts';
import { publishNavigations, saveNavigations } from './save-navigation.ts';
import type { StoredFooter, StoredHeader } from './stored-navigation.ts';

type Draft = { header: StoredHeader | null; footer: StoredFooter | null };

const draft = statement<Draft, { siteId: string }>(
  'content_navigation_record',
  `SELECT n.header, n.footer FROM content.site s
   LEFT JOIN content.navigation n ON n.site_id = s.id AND n.stage = 'DRAFT' WHERE s.id::text = :siteId`,
);

const stateSql = `CASE WHEN shown.site_id IS NULL THEN 'DRAFT'
  WHEN (shown.header, shown.footer) IS DISTINCT FROM (own.header, own.footer) THEN 'CHANGED'
  ELSE 'PUBLISHED' END`;
const stages = `content.site s
  LEFT JOIN content.navigation own ON own.site_id = s.id AND own.stage = 'DRAFT'
  LEFT JOIN content.navigation shown ON shown.site_id = s.id AND shown.stage = 'PUBLISHED'`;

const findState = statement<{ state: string }, { siteId: string }>(
  'content_navigation_state',
  `SELECT ${stateSql} AS state FROM ${stages} WHERE s.id::text = :siteId`,
);

/** NAV-01: it exists as long as its site; visitors see its published state. */
export const navigationRecord: RecordStore = {
  listed: `SELECT s.id::text, s.id::text AS "siteId", json_build_object('', s.name) AS title,
      coalesce(s.domains[1], '/' || s.slug) AS detail, NULL::uuid AS image,
      to_char(s.sort_index, 'FM000000') AS place,
      ${stateSql} AS state
    FROM ${stages}`,
  isMadeElsewhere: true,
  find: async (connection, id) => (await draft(connection, { siteId: id }))[0],
  save: (connection: Connection, siteId, data) => {
    const { header, footer } = data as { header: RecordData | null; footer: RecordData | null };
    return saveNavigations(connection, [
      {
        siteId,
        header: header && (givenValues(header) as StoredHeader),
        footer: footer && (givenValues(footer) as StoredFooter),
      },
    ]);
  },
  state: async (connection, siteId) => (await findState(connection, { siteId }))[0]?.state ?? 'DRAFT',
  publish: (connection, siteId) => publishNavigations(connection, [siteId]),
};

/** The document with the given values only. */
function givenValues(value: RecordData): RecordData {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
      if (Array.isArray(part)) {
        if (part.length === 0 && name === 'countries') return [];
        return [[name, part.map((entry) => (isObject(entry) ? givenValues(entry) : entry))]];
      }
      if (isObject(part)) return isEmpty(part) ? [] : [[name, givenValues(part)]];
      return part === null || part === undefined || part === false ? [] : [[name, part]];
    }),
  );
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
