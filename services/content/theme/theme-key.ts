import type { RecordData } from '#contracts/content/records.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

const taken = statement<{ key: string }, { stem: string }>(
  'content_theme_keys',
  `SELECT key FROM content.theme WHERE starts_with(lower(key), lower(:stem))
   UNION SELECT key FROM content.theme_draft WHERE starts_with(lower(key), lower(:stem))
   UNION SELECT record_id FROM content.binned_record WHERE kind = 'theme' AND starts_with(lower(record_id), lower(:stem))`,
);

/** The key of a new theme, derived from its name: style sheets and files refer to it. */
export async function makeKey(connection: Connection, { name }: RecordData): Promise<string> {
  const letters = String(name)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^[^A-Za-z]+|_+$/g, '');
  const stem = letters.slice(0, 30) || 'Theme';
  const known = new Set((await taken(connection, { stem })).map(({ key }) => key.toLowerCase()));
  for (let number = 2; ; number += 1) {
    const key = number === 2 && !known.has(stem.toLowerCase()) ? stem : `${stem}_${number}`;
    if (!known.has(key.toLowerCase())) return key;
  }
}
