import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { ActingEditor } from '#contracts/editing/editor-header.ts';
import { type Rule, type Rules, rightOf, type Scope } from '#contracts/editing/operations.ts';
import { may, type Reach, type Right } from '#contracts/editing/roles.ts';
import { forbidden } from '../bad-input.ts';

/** What a back end knows of whoever sends a request. */
type Known = { readonly trusted: boolean; readonly editor: ActingEditor | undefined };

/** Finds which sites and languages a change touches; empty: nothing that is there, which the change itself answers. */
type FindReach<Context> = (
  scope: Scope,
  args: Readonly<Record<string, unknown>>,
  context: Context,
) => Promise<readonly Reach[]>;

/** Does what an operation does, and what belongs to each of them. */
export type CarryOut<Context> = (
  operation: string,
  args: Readonly<Record<string, unknown>>,
  context: Context,
  resolve: () => unknown,
) => unknown;

type Around<Context> = {
  /** Absent: nothing here belongs to sites and languages. */
  readonly findReach?: FindReach<Context>;
  readonly carryOut?: CarryOut<Context>;
};

/**
 * Puts the table of rights before the operations of a schema: the one place where a back end decides whether an
 * editor may do something. Who is refused has changed and read nothing.
 * @throws at the start, for a rule without operation: a table that has fallen behind guards nothing
 */
export function guardOperations<Context extends Known>(
  schema: GraphQLSchema,
  rules: Rules,
  around: Around<Context> = {},
): GraphQLSchema {
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  for (const [name, rule] of Object.entries(rules)) {
    const field = fields[name];
    if (!field) throw new Error(`There is no operation ${name} to guard`);
    guard(field as GraphQLField<unknown, Context>, rule, around);
  }
  return schema;
}

function guard<Context extends Known>(
  field: GraphQLField<unknown, Context>,
  rule: Rule,
  { findReach, carryOut = (_, __, ___, resolve) => resolve() }: Around<Context>,
): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args, context, info) => {
    if (!context.trusted) throw forbidden('What editors see and do is for trusted callers only.');
    const right = rightOf(rule, args);
    if (right) demand(context, right);
    if (rule === 'everyEditor') getEditor(context);
    const scope = typeof rule === 'object' && rule.scope !== 'inside' ? rule.scope : undefined;
    if (right && scope && findReach) demand(context, right, await findReach(scope, args, context));
    const given = signed(args, context);
    return carryOut(field.name, given, context, () => resolve(source, given, context, info));
  };
}

/** What a program does bears its own name: the site, which knows people, says `by` only for them. */
function signed(args: Record<string, unknown>, { editor }: Known): Record<string, unknown> {
  return editor?.isProgram && 'by' in args ? { ...args, by: editor.name } : args;
}

/** @throws FORBIDDEN when the editor who asks may not do something, or not within all that it touches */
export function demand(context: Known, right: Right, reach: readonly Reach[] = []): void {
  const { grants } = getEditor(context);
  if (!may(grants, right)) throw forbidden('This is not within your role.');
  if (!may(grants, right, reach)) throw forbidden('Your role does not extend to these sites and languages.');
}

/** @throws FORBIDDEN where the site names no editor */
function getEditor({ editor }: Known): ActingEditor {
  if (!editor) throw forbidden('The editor who asks is not named.');
  return editor;
}
