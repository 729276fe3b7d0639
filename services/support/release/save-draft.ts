import type { ClientBase, Pool } from 'pg';
import {
  type ReleaseFields,
  type ReleaseProblems,
  type ReleaseValues,
  releaseFieldNames,
  releaseProblems,
} from '#contracts/support/releases.ts';
import { badFields, conflict } from '#services/foundation/refusals.ts';
import { snake } from '#services/foundation/rows.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { plainLine } from '../ticket/plain-text.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { ReleaseFileRow } from './find-releases.ts';
import { findManagedRelease, lockForAction } from './managed-releases.ts';
import { noteReleaseEvent } from './release-events.ts';

export type FileFacts = Pick<ReleaseFileRow, 'name' | 'kind' | 'platform' | 'language'>;

export type DraftChange = {
  /** A UUID, created in the form. */
  id: string;
  /** The revision that the change is based on; 0: a new draft. */
  revision: number;
  fields: ReleaseFields;
  /** Facts about files of the draft; others are ignored. */
  files: readonly FileFacts[];
};

type DraftValues = ReleaseValues & { id: string; notes: string };

const fieldColumns = [...releaseFieldNames, 'notes'];
const inserted = ['id', ...fieldColumns];
const insert = statement<{ id: string }, DraftValues>(
  'support_insert_draft',
  `INSERT INTO support.release (${inserted.map(snake).join(', ')}, state)
   VALUES (${inserted.map((name) => `:${name}`).join(', ')}, 'draft')
   ON CONFLICT DO NOTHING RETURNING id`,
);
const update = statement<{ id: string }, DraftValues>(
  'support_update_draft',
  `UPDATE support.release r SET ${fieldColumns.map((name) => `${snake(name)} = :${name}`).join(', ')},
     revision = revision + 1
   WHERE id = :id AND NOT EXISTS (SELECT FROM support.release o WHERE o.software = :software
     AND o.version = :version AND o.id <> :id)
   RETURNING id`,
);
const describe = statement<never, { release: string; facts: string }>(
  'support_describe_release_files',
  `UPDATE support.release_file f SET kind = g.kind, platform = g.platform, language = g.language
   FROM json_to_recordset(:facts) AS g (name text, kind text, platform text, language text)
   WHERE f.release_id = :release AND f.name = g.name`,
);

/**
 * Saves a new or changed draft. Sending the same new draft twice stores it once.
 * @throws BAD_USER_INPUT with `fields`, CONFLICT when somebody else has changed it or it is no longer a draft
 */
export async function saveDraft(pool: Pool, viewer: Viewer, change: DraftChange): Promise<void> {
  const fields = plainFields(change.fields);
  refuse(releaseProblems(fields));
  if (change.files.some(({ language }) => language !== null && !/^[a-z]{2}$/.test(language))) {
    throw badFields({ files: 'invalid' });
  }
  await inTransaction(pool, (connection) =>
    change.revision === 0
      ? begin(connection, viewer, { ...change, fields })
      : alter(connection, viewer, { ...change, fields }),
  );
}

async function begin(connection: ClientBase, viewer: Viewer, { id, fields }: DraftChange): Promise<void> {
  const [begun] = await insert(connection, draftValues(id, fields));
  if (begun) return noteReleaseEvent(connection, viewer, { release: id, action: 'create' });
  const before = await findManagedRelease(connection, id);
  if (!before) throw badFields({ version: 'taken' });
  // The response to the first attempt was lost.
  if (before.revision !== 1 || before.state !== 'draft') {
    throw conflict('The release has changed in the meantime.', { revision: before.revision });
  }
}

async function alter(connection: ClientBase, viewer: Viewer, change: DraftChange): Promise<void> {
  const { id, revision, fields, files } = change;
  await lockForAction(connection, id, 'save', revision);
  if ((await update(connection, draftValues(id, fields))).length === 0) throw badFields({ version: 'taken' });
  await describe(connection, { release: id, facts: JSON.stringify(files) });
  await noteReleaseEvent(connection, viewer, { release: id, action: 'save' });
}

function draftValues(id: string, fields: ReleaseFields): DraftValues {
  return { ...fields, id, notes: JSON.stringify(fields.notes) };
}

/** As checked and stored: trimmed. */
function plainFields({ notes, ...given }: ReleaseFields): ReleaseFields {
  const trimmed = releaseFieldNames.map((name) => [name, given[name].trim()]);
  return { ...(Object.fromEntries(trimmed) as ReleaseValues), notes: plainNotes(notes) };
}

/** Without languages that have no notes, and without empty lines. */
function plainNotes(notes: ReleaseFields['notes']): ReleaseFields['notes'] {
  const filled = Object.entries(notes).map(
    ([language, lines]) => [language, lines.map(plainLine).filter(Boolean)] as const,
  );
  return Object.fromEntries(filled.filter(([, lines]) => lines.length > 0));
}

/** @throws BAD_USER_INPUT with `fields` when there are problems */
export function refuse(problems: ReleaseProblems): void {
  if (problems.size > 0) throw badFields(Object.fromEntries(problems));
}
