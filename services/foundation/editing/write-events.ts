import type { Pool } from 'pg';
import type { ActingEditor } from '#contracts/editing/editor-header.ts';
import {
  type EventRule,
  type EventRules,
  maxNamedSubjects,
  type SubjectKind,
} from '#contracts/editing/events.ts';
import { type Rules, rightOf } from '#contracts/editing/operations.ts';
import { type Role, rolesAllowing, rolesIn } from '#contracts/editing/roles.ts';
import type { Connection } from '../statement.ts';
import { inUnitOfWork } from '../transaction.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { EventStore } from './event-store.ts';
import type { CarryOut } from './guard-operations.ts';
import { isDone } from './is-done.ts';

export type Args = Readonly<Record<string, unknown>>;

type Acting = { readonly connection: Pool; readonly editor: ActingEditor | undefined };

/** What things are called, by their ids. Those that are not there are left out. */
export type FindNames = (
  connection: Connection,
  kind: SubjectKind,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** The ids of what an operation was done to; null: nothing was done. */
export type ReadSubjects = (result: unknown, args: Args) => readonly string[] | null;

type Parts<Context> = {
  readonly rules: Rules;
  readonly events: EventRules;
  readonly store: EventStore;
  readonly findNames: FindNames;
  /** Of operations whose result says what was done in a way of its own. */
  readonly subjects?: Readonly<Record<string, ReadSubjects>>;
  /** Whose account an operation is about that names nobody, from its arguments or its result. */
  readonly findOwner?: (given: Args, context: Context) => Promise<ActingEditor | undefined>;
};

/**
 * Carries operations out so that each leaves its event, in the transaction of what it changes (0119). What is refused
 * or changes nothing leaves none.
 */
export function writeEvents<Context extends Acting>(parts: Parts<Context>): CarryOut<Context> {
  return (operation, args, context, resolve) => {
    const rule = parts.events[operation];
    if (!rule) return resolve();
    return inUnitOfWork(context.connection, (unit) =>
      carryOut(parts, { operation, rule, args, context, unit }, resolve),
    );
  };
}

type Operation<Context> = {
  operation: string;
  rule: EventRule;
  args: Args;
  context: Context;
  unit: UnitOfWork;
};

async function carryOut<Context extends Acting>(
  parts: Parts<Context>,
  { operation, rule, args, context, unit }: Operation<Context>,
  resolve: () => unknown,
): Promise<unknown> {
  const { connection: pool } = context;
  const isOwn = rule.id === 'own';
  const kind = rule.kind === 'ofRecord' ? (args.kind as SubjectKind) : rule.kind;
  if (rule.begins !== 'late') await unit.begin();
  // What goes, and a session that ends, cannot be found afterwards.
  const owner = isOwn ? await parts.findOwner?.(args, context) : undefined;
  const nameAll = async (on: Connection, ids: readonly string[]) =>
    ids.length > 0 ? parts.findNames(on, kind, ids.slice(0, maxNamedSubjects)) : new Map<string, string>();
  const namesBefore = await nameAll(pool, idsIn(rule, args));

  const result = await resolve();

  const read = parts.subjects?.[operation] ?? readByRule(rule);
  const ids = read(result, args);
  if (!ids) return result;
  const { connection } = unit;
  if (!connection) throw new Error(`${operation} changed something outside of a transaction`);
  const editor = isOwn ? (owner ?? (await parts.findOwner?.(result as Args, context))) : context.editor;
  // Somebody who signs out twice does nothing.
  if (!editor) return result;
  const names = await nameAll(connection, ids);
  await parts.store.note(connection, {
    editorId: editor.id,
    editor: editor.name,
    roles: rolesFor(parts.rules, operation, args, editor),
    operation,
    kind,
    subjects: isOwn
      ? [{ id: editor.id, name: editor.name }]
      : ids.map((id) => ({ id, name: names.get(id) ?? namesBefore.get(id) ?? '' })),
    folds: rule.folds,
  });
  return result;
}

function readByRule(rule: EventRule): ReadSubjects {
  return (result, args) => {
    if (!isDone(result)) return null;
    return rule.id ? idsIn(rule, args) : idsOfResult(result);
  };
}

function idsIn({ id }: EventRule, args: Args): string[] {
  const given = id === undefined ? undefined : args[id];
  return (Array.isArray(given) ? given : [given]).filter(isPlausible);
}

/** Others name nothing, as the operation itself will say. */
function isPlausible(id: unknown): id is string {
  return typeof id === 'string' && id.length <= 300 && !id.includes('\u0000');
}

function idsOfResult(result: unknown): string[] {
  if (typeof result === 'string') return [result];
  const { id } = result as { id?: unknown };
  return typeof id === 'string' ? [id] : [];
}

/** Of what everybody may do, all roles. */
function rolesFor(rules: Rules, operation: string, args: Args, { grants }: ActingEditor): Role[] {
  const rule = rules[operation];
  const right = rule && rightOf(rule, args);
  return right ? rolesAllowing(grants, right) : rolesIn(grants);
}
