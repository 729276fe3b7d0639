import { subjectKinds } from '#contracts/editing/events.ts';
import { badInput } from '../bad-input.ts';
import type { Untyped } from '../graphql/untyped.ts';
import { readKeyset, writeKeyset } from '../keyset.ts';
import type { Connection } from '../statement.ts';
import type { EventFilter, EventRow, EventStore } from './event-store.ts';

type EventArgs = { readonly [Name in keyof EventFilter]?: string | null } & {
  readonly first?: number | null;
  readonly after?: string | null;
};

type Part = { items: readonly EventRow[]; hasNextPage: boolean };

const maxFirst = 200;
const placeOf = ({ at, id }: EventRow) => writeKeyset({ key: at, id });

/** The events of a back end (0119), the same in each: for whoever may see them (`seeEvents`). */
export function defineEditorEvents(builder: Untyped, store: EventStore): void {
  const Event = builder.objectRef('EditorEvent').implement({
    description: 'What an editor did, as it was stored with it.',
    fields: (t: Untyped) => ({
      id: t.exposeID('id'),
      at: t.exposeString('at', { description: 'ISO 8601, in UTC.' }),
      until: t.exposeString('until', {
        description: 'When it was done last, where it was done several times.',
      }),
      times: t.exposeInt('times'),
      editorId: t.exposeID('editorId', { description: '`shared`: by the shared password.' }),
      editor: t.exposeString('editor', {
        description: 'As the person was called then; so are the subjects.',
      }),
      roles: t.exposeStringList('roles', { description: 'In which the person might do it.' }),
      operation: t.exposeString('operation', { description: 'The name of the mutation.' }),
      kind: t.exposeString('kind', { description: 'Of the subjects.' }),
      subjectIds: t.exposeStringList('subjectIds'),
      subjects: t.exposeStringList('subjects', {
        description: 'What they were called, in the order of the ids; empty: it has no name.',
      }),
      subjectCount: t.exposeInt('subjectCount', { description: 'Of all subjects; a hundred are named.' }),
      cursor: t.string({ resolve: placeOf }),
    }),
  });
  const EventPart = builder.objectRef('EditorEventPart').implement({
    fields: (t: Untyped) => ({
      items: t.expose('items', { type: [Event] }),
      hasNextPage: t.exposeBoolean('hasNextPage'),
    }),
  });
  builder.queryField('editorEvents', (t: Untyped) =>
    t.field({
      type: EventPart,
      description: 'Who did what here, the newest first.',
      args: {
        editor: t.arg.id({ description: 'The id of who did it.' }),
        kind: t.arg.string(),
        search: t.arg.string({ description: 'Words in the name of a person or a subject.' }),
        from: t.arg.string({ description: 'A moment in UTC; this one counts.' }),
        until: t.arg.string({ description: 'A moment in UTC; this one does not count.' }),
        first: t.arg.int({ defaultValue: 50 }),
        after: t.arg.string({ description: 'The cursor of an event.' }),
      },
      resolve: (_: unknown, args: EventArgs, { connection }: { connection: Connection }) =>
        findPart(store, connection, args),
    }),
  );
}

/** @throws BAD_USER_INPUT */
async function findPart(store: EventStore, connection: Connection, args: EventArgs): Promise<Part> {
  const limit = Math.min(Math.max(args.first ?? 50, 1), maxFirst);
  const after = args.after ? readPlace(args.after) : null;
  const filter: EventFilter = {
    editor: textOf(args.editor, 'editor'),
    kind: kindOf(args.kind),
    search: textOf(args.search, 'search'),
    from: momentOf(args.from, 'from'),
    until: momentOf(args.until, 'until'),
  };
  const found = await store.find(connection, filter, { after, limit: limit + 1 });
  return { items: found.slice(0, limit), hasNextPage: found.length > limit };
}

function readPlace(cursor: string) {
  const place = readKeyset(cursor);
  if (!place || !isMoment(place.key) || !/^\d{1,18}$/.test(place.id))
    throw badInput('Is not a cursor of this list.', 'after');
  return place;
}

function textOf(given: string | null | undefined, field: string): string | null {
  if (given && (given.length > 100 || given.includes('\u0000'))) throw badInput('Is too long.', field);
  return given?.trim() || null;
}

function kindOf(given: string | null | undefined): string | null {
  if (given && !(subjectKinds as readonly string[]).includes(given))
    throw badInput('There is no such kind.', 'kind');
  return given || null;
}

function momentOf(given: string | null | undefined, field: string): string | null {
  if (given && !isMoment(given))
    throw badInput('Must be a date and time such as 2026-03-01T00:00:00Z.', field);
  return given || null;
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]{5,15}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
