import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { RecordProblem } from '#contracts/content/problems.ts';
import { type RecordData, type RecordKind, records } from '#contracts/content/records.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { problemsOfRecord } from './check/check-record.ts';
import { problemsOfReferences } from './check/check-references.ts';
import { completeRecord } from './complete-record.ts';
import { takeRecordFromBin } from './record-bin.ts';
import { findStore } from './record-kinds.ts';
import {
  lockKind,
  newestRevision,
  noteRevision,
  type RecordRevision,
  type RecordStep,
} from './record-revisions.ts';

export type Saving = {
  kind: RecordKind;
  /** Null: a new one. */
  id: string | null;
  data: RecordData;
  /** The revision with which the editor began. */
  revision: number;
  by: string;
};

/** The result. Records with neither problems nor a conflict are saved. */
export type Saved = {
  id: string | null;
  revision: number;
  problems: readonly RecordProblem[];
  /** Somebody else has saved it meanwhile; this is stored now. */
  conflict: RecordRevision | null;
};

/**
 * Saves a record as an editor wrote it, when it follows its declaration and nobody else has saved it since; what it was
 * before stays in its history.
 * @throws BAD_USER_INPUT when there is no such record
 */
export function saveRecord(pool: Pool, saving: Saving, what: RecordStep = 'saved'): Promise<Saved> {
  return inTransaction(pool, async (connection) => {
    await lockKind(connection, { kind: saving.kind });
    return writeRecord(connection, saving, what);
  });
}

async function writeRecord(connection: Connection, saving: Saving, what: RecordStep): Promise<Saved> {
  const { kind, id, by, revision } = saving;
  const store = findStore(kind);
  const known = id === null ? undefined : await store.find(connection, id);
  const newest = id === null ? undefined : await newestRevision(connection, kind, id);
  if (id !== null && !known && !newest?.by) throw badInput('There is no such record.', 'id');
  if (id === null && store.isMadeElsewhere) throw badInput('Such records are not made here.', 'id');
  if (newest && newest.id !== revision) return { id, revision: newest.id, problems: [], conflict: newest };

  const fields = records[kind];
  const data = completeRecord(fields, saving.data);
  if (known && isDeepStrictEqual(data, completeRecord(fields, known))) {
    return { id, revision, problems: [], conflict: null };
  }
  const problems = problemsOfRecord(fields, saving.data);
  if (problems.length > 0) return { id, revision, problems, conflict: null };
  const own = id ?? (await store.newId?.(connection, data)) ?? randomUUID();
  problems.push(...(await problemsOfReferences(connection, fields, data)));
  problems.push(...((await store.problems?.(connection, own, data)) ?? []));
  if (problems.length > 0) return { id, revision, problems, conflict: null };

  // So that what it was like at first can be restored.
  if (known && !newest) await noteRevision(connection, kind, own, { by: '', what: 'created', data: known });
  await store.save(connection, own, data);
  if (!known && id !== null) await takeRecordFromBin(connection, kind, id, data);
  const step = known ? what : what === 'restored' ? what : 'created';
  return {
    id: own,
    revision: await noteRevision(connection, kind, own, { by, what: step, data }),
    problems: [],
    conflict: null,
  };
}
