import { type EventRule, maxNamedSubjects, type SubjectKind } from '#contracts/editing/events.ts';
import type { Role } from '#contracts/editing/roles.ts';
import type { KeysetPlace } from '../keyset.ts';
import { type Connection, given, narrowed, statement } from '../statement.ts';

export type NewEvent = {
  readonly editorId: string;
  readonly editor: string;
  readonly roles: readonly Role[];
  readonly operation: string;
  readonly kind: SubjectKind;
  readonly subjects: readonly { readonly id: string; readonly name: string }[];
  readonly folds: EventRule['folds'];
};

export type EventRow = {
  id: string;
  /** ISO 8601 with microseconds, in UTC: the place in the list. */
  at: string;
  until: string;
  times: number;
  editorId: string;
  editor: string;
  roles: Role[];
  operation: string;
  kind: string;
  subjectIds: string[];
  subjects: string[];
  subjectCount: number;
};

/** Null: whatever it is. */
export type EventFilter = {
  editor: string | null;
  kind: string | null;
  /** Words in the name of the person or of a subject. */
  search: string | null;
  from: string | null;
  until: string | null;
};

export type EventStore = {
  readonly note: (connection: Connection, event: NewEvent) => Promise<void>;
  /** The newest first. */
  readonly find: (
    connection: Connection,
    filter: EventFilter,
    part: { after: KeysetPlace | null; limit: number },
  ) => Promise<EventRow[]>;
  readonly dropOld: (connection: Connection, days: number) => Promise<void>;
};

type Noted = Omit<NewEvent, 'subjects' | 'folds'> & {
  ids: string[];
  names: string[];
  count: number;
  folds: boolean;
};
type ListParameters = EventFilter & { afterAt: string | null; afterId: string | null; limit: number };

/** So many rows are deleted at once: a longer statement would hold up others. */
const step = 1000;

const isoOf = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "${column}"`;

/** The events of one back end, in its own schema (`editorEventTable`). */
export function createEventStore(schema: string): EventStore {
  const table = `${schema}.editor_event`;
  const insert = statement<never, Noted>(
    `${schema}_note_editor_event`,
    `WITH again AS (
       UPDATE ${table} SET times = times + 1, until = now()
       WHERE :folds::boolean AND operation = :operation AND editor_id = :editorId
         AND until > now() - interval '10 minutes' AND at > now() - interval '1 hour'
         AND id = (SELECT max(id) FROM ${table} WHERE subject_ids[1] = (:ids::text[])[1] AND kind = :kind)
       RETURNING id)
     INSERT INTO ${table} (editor_id, editor, roles, operation, kind, subject_ids, subjects, subject_count)
     SELECT :editorId, :editor, :roles::text[], :operation, :kind, :ids::text[], :names::text[], :count::integer
     WHERE NOT EXISTS (SELECT FROM again)`,
  );
  const listed = narrowed<EventRow, ListParameters>(
    `${schema}_editor_events`,
    `SELECT id::text, ${isoOf('at')}, ${isoOf('until')}, times, editor_id AS "editorId", editor, roles, operation, kind,
       subject_ids AS "subjectIds", subjects, subject_count AS "subjectCount"
     FROM ${table} e WHERE true
       ${given('editor', 'AND e.editor_id = :editor')}
       ${given('kind', 'AND e.kind = :kind')}
       ${given('search', "AND position(lower(:search) IN lower(e.editor || ' ' || array_to_string(e.subjects, ' '))) > 0")}
       ${given('from', 'AND e.at >= :from::timestamptz')}
       ${given('until', 'AND e.at < :until::timestamptz')}
       ${given('afterAt', 'AND (e.at, e.id) < (:afterAt::timestamptz, :afterId::bigint)')}
     ORDER BY e.at DESC, e.id DESC LIMIT :limit`,
  );
  const drop = statement<{ id: string }, { days: number; limit: number }>(
    `${schema}_drop_old_events`,
    `DELETE FROM ${table} WHERE id IN (
       SELECT id FROM ${table} WHERE at < now() - make_interval(days => :days) ORDER BY at LIMIT :limit)
     RETURNING id::text`,
  );
  return {
    async note(connection, { subjects, folds = false, ...event }) {
      const named = subjects.slice(0, maxNamedSubjects);
      const [ids, names] = [named.map(({ id }) => id), named.map(({ name }) => name)];
      await insert(connection, { ...event, ids, names, count: subjects.length, folds });
    },
    find: (connection, filter, { after, limit }) =>
      listed(connection, { ...filter, afterAt: after?.key ?? null, afterId: after?.id ?? null, limit }),
    async dropOld(connection, days) {
      while ((await drop(connection, { days, limit: step })).length === step);
    },
  };
}
