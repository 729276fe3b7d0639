import { everywhere } from '#contracts/editing/roles.ts';
import type { NewCompany } from '#contracts/setup/new-company.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { editor } from './editor.tables.ts';
import { normaliseName, plainName } from './editor-name.ts';
import { addGrants } from './grants/grants.ts';
import { noteEditor } from './note-editor.ts';

const insert = insertInto(
  table<typeof editor>('content.editor'),
  ['id', 'name', 'plainName', 'passwordHash', 'passwordVersion', 'email'],
  { computed: { isActive: 'true' }, as: 'content_insert_first_chief' },
);

/** Adds the chief editor of a new company, who invites the others. */
export async function addFirstChief(
  connection: Connection,
  { name, email, passwordHash }: NewCompany['chief'],
): Promise<void> {
  const chief = { id: crypto.randomUUID(), name: normaliseName(name), email };
  const grants = [everywhere('chief')];
  await insert(connection, {
    ...chief,
    plainName: plainName(chief.name),
    passwordHash,
    passwordVersion: crypto.randomUUID(),
  });
  await addGrants(connection, chief.id, grants);
  await noteEditor(connection, { ...chief, grants, isActive: true }, 'created', chief.name);
}
