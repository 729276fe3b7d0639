import { everywhere, workingGrants } from '#contracts/editing/roles.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { hashPassword } from '../page/protection/page-password.ts';
import type { editor } from './editor.tables.ts';
import { plainName } from './editor-name.ts';
import { addGrants } from './grants/grants.ts';

/** An editor of the sample company. */
export type SampleEditor = { id: string; name: string; role: 'chief' | 'editor' };

const insert = insertInto(table<typeof editor>('content.editor'), ['id', 'name', 'plainName'], {
  computed: { passwordHash: `''`, passwordVersion: `''`, isActive: 'true' },
  onConflict: 'DO NOTHING',
  as: 'content_insert_sample_editor',
});
const without = statement<{ id: string }>(
  'content_editors_without_password',
  `SELECT id FROM content.editor WHERE password_hash = ''`,
);
const give = statement<never, { ids: string[]; hashes: string[]; versions: string[] }>(
  'content_give_editors_passwords',
  `UPDATE content.editor e SET password_hash = given.hash, password_version = given.version
   FROM unnest(:ids::uuid[], :hashes::text[], :versions::text[]) AS given(id, hash, version)
   WHERE e.id = given.id AND e.password_hash = ''`,
);

/** Adds editors without a password, who cannot sign in yet. Existing accounts stay as they are. */
export async function saveSampleEditors(
  connection: Connection,
  editors: readonly SampleEditor[],
): Promise<void> {
  for (const { id, name, role } of editors) {
    await insert(connection, { id, name, plainName: plainName(name) });
    await addGrants(connection, id, role === 'chief' ? [everywhere('chief')] : workingGrants);
  }
}

/** Gives the sample editors a password, unless they have one. */
export async function giveEditorsPassword(connection: Connection, password: string): Promise<void> {
  const ids = (await without(connection)).map(({ id }) => id);
  if (ids.length === 0) return;
  const hashes = await Promise.all(ids.map(() => hashPassword(password)));
  await give(connection, { ids, hashes, versions: ids.map(() => crypto.randomUUID()) });
}
