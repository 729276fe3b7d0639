import type { RecordProblem } from '#contracts/content/problems.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { unreadablePairs } from '#contracts/themes/contrast-pairs.ts';
import { contrast } from '#contracts/themes/oklab.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { RecordStore } from '../record/record-store.ts';
import { groupUses, pageUses } from '../record/record-uses.ts';
import { saveThemes, type Theme } from './save-themes.ts';
import { makeKey } from './theme-key.ts';
import { colourTokens, recordOfTheme, themeOfRecord } from './theme-record-data.ts';

/** Published themes, overlaid by their drafts. */
const edited = `
  SELECT coalesce(d.key, t.key) AS key, coalesce(d.name, t.name) AS name,
    coalesce(d.sort_index, t.sort_index) AS sort_index,
    CASE WHEN t.key IS NULL THEN 'DRAFT' WHEN d.key IS NULL THEN 'PUBLISHED' ELSE 'CHANGED' END AS state
  FROM content.theme t FULL JOIN content.theme_draft d ON d.key = t.key`;

const one = statement<Theme, { id: string }>(
  'content_theme_record',
  `SELECT key, name, scheme, tokens, sort_index AS "sortIndex" FROM content.theme_draft WHERE key = :id
   UNION ALL SELECT key, name, scheme, tokens, sort_index FROM content.theme
     WHERE key = :id AND NOT EXISTS (SELECT FROM content.theme_draft WHERE key = :id)`,
);

const saveDraft = statement<
  never,
  Omit<Theme, 'tokens' | 'sortIndex'> & { tokens: string; sortIndex: number }
>(
  'content_save_theme_draft',
  `INSERT INTO content.theme_draft (key, name, scheme, tokens, sort_index)
   VALUES (:key, :name, :scheme, :tokens, :sortIndex)
   ON CONFLICT (key) DO UPDATE SET name = EXCLUDED.name, scheme = EXCLUDED.scheme, tokens = EXCLUDED.tokens,
     sort_index = EXCLUDED.sort_index`,
);

/** A draft that equals the published theme is dropped. */
const dropSameDraft = statement<never, { id: string }>(
  'content_drop_same_theme_draft',
  `DELETE FROM content.theme_draft d USING content.theme t
   WHERE d.key = :id AND t.key = d.key AND (d.name, d.scheme, d.tokens, d.sort_index) = (t.name, t.scheme, t.tokens, t.sort_index)`,
);

const dropDraft = statement<never, { id: string }>(
  'content_drop_theme_draft',
  'DELETE FROM content.theme_draft WHERE key = :id',
);

const keepAsDraft = statement<never, { id: string }>(
  'content_keep_theme_as_draft',
  `INSERT INTO content.theme_draft (key, name, scheme, tokens, sort_index)
   SELECT key, name, scheme, tokens, sort_index FROM content.theme WHERE key = :id ON CONFLICT (key) DO NOTHING`,
);

const drop = statement<never, { id: string }>(
  'content_drop_theme',
  'DELETE FROM content.theme WHERE key = :id',
);

const findState = statement<{ state: string }, { id: string }>(
  'content_theme_state',
  `SELECT state FROM (${edited}) e WHERE key = :id`,
);

/** NAV-07: editors change its draft, visitors see the published theme. */
export const themeRecord: RecordStore = {
  listed: `SELECT e.key AS id, NULL::text AS "siteId", json_build_object('', e.name) AS title,
      coalesce((SELECT string_agg(s.name, ', ' ORDER BY s.sort_index) FROM content.site s WHERE s.theme = e.key), '') AS detail,
      NULL::uuid AS image, to_char(e.sort_index, 'FM000000') AS place, e.state
    FROM (${edited}) e`,
  newId: makeKey,
  async find(connection, id) {
    const [found] = await one(connection, { id });
    return found && recordOfTheme(found);
  },
  async save(connection, id, data) {
    const { tokens, ...theme } = themeOfRecord(id, data);
    await saveDraft(connection, { ...theme, tokens: JSON.stringify(tokens) });
    await dropSameDraft(connection, { id });
  },
  state: async (connection, id) => (await findState(connection, { id }))[0]?.state ?? 'DRAFT',
  problemsOfPublication: problemsOfContrast,
  async publish(connection, id) {
    const [draft] = await one(connection, { id });
    if (!draft) return;
    await saveThemes(connection, [draft]);
    await dropDraft(connection, { id });
  },
  async withdraw(connection, id) {
    await keepAsDraft(connection, { id });
    await takeFromVisitors(connection, id);
  },
  async remove(connection, id) {
    await dropDraft(connection, { id });
    await takeFromVisitors(connection, id);
  },
  uses: groupUses('theme', [
    `SELECT 'site' AS kind, id::text AS id, name AS title, id::text AS "siteId", 'PUBLISHED' AS state
     FROM content.site WHERE theme = :id`,
    `SELECT DISTINCT 'navigation', n.site_id::text, s.name, n.site_id::text, 'PUBLISHED'
     FROM content.navigation n JOIN content.site s ON s.id = n.site_id
     WHERE :id IN (n.header->>'theme', n.footer->>'theme')`,
    pageUses('s.theme = :id'),
  ]),
};

async function takeFromVisitors(connection: Connection, id: string): Promise<void> {
  await drop(connection, { id });
  await notifyChanges(connection, ['system']);
}

/** A problem at each colour that is unreadable somewhere, with its worst pair. */
function problemsOfContrast(data: RecordData): RecordProblem[] {
  const { scheme, tokens } = colourTokens(data);
  const worst = new Map<string, { ratio: number; least: number }>();
  for (const { colour, ground, least, inkToken, groundToken } of unreadablePairs({ scheme, tokens })) {
    const ratio = contrast(colour, ground);
    const token = inkToken ?? groundToken;
    const known = worst.get(token);
    if (!known || ratio / least < known.ratio / known.least) worst.set(token, { ratio, least });
  }
  return [...worst].map(([field, { ratio, least }]) => ({
    code: 'unreadable',
    // Rounded down, so that 4.48 does not pass for 4.5.
    params: { ratio: Math.floor(ratio * 10) / 10, least },
    field,
    language: null,
  }));
}
