import { type DocumentNode, Kind, type OperationTypeNode } from 'graphql';
import {
  accountsRules,
  contentRules,
  productsRules,
  type Rules,
  rightOf,
  supportRules,
} from '#contracts/editing/operations.ts';
import type { Right } from '#contracts/editing/roles.ts';

/** The operations of one back end, by name. */
type Documents = Readonly<Record<string, DocumentNode>>;
/** The operations that a `*-operations.ts` of an application declares, by back end. */
type Declaration = {
  readonly operations: Readonly<Record<string, Documents>>;
};

const portal = import.meta.glob<Declaration>('../apps/portal/**/*-operations.ts', { eager: true });
const editor = import.meta.glob<Declaration>('../apps/editor/**/*-operations.ts', { eager: true });

/** The operations that each application may send, by back end; the server passes on nothing else. */
export const portalOperations = collect(portal);
export const editorReads = collect(editor, 'query');
export const editorChanges = collect(editor, 'mutation');

const rules: Rules = { ...contentRules, ...productsRules, ...supportRules, ...accountsRules };

/**
 * The rights that the fields of an operation ask for; its variables are named as the arguments. Which sites and
 * languages it touches, its back end knows.
 */
export function rightsOf(
  { definitions }: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): Right[] {
  const roots = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );
  return roots.flatMap((field) => {
    const rule = field.kind === Kind.FIELD ? rules[field.name.value] : undefined;
    return (rule && rightOf(rule, variables)) ?? [];
  });
}

/** Without a kind: queries and mutations. */
function collect(
  declarations: Readonly<Record<string, Declaration>>,
  kind?: `${OperationTypeNode}`,
): Declaration['operations'] {
  const collected: Record<string, Documents> = {};
  for (const { operations } of Object.values(declarations))
    for (const [backend, documents] of Object.entries(operations)) {
      const ofKind = Object.entries(documents).filter(([, document]) => !kind || isOfKind(document, kind));
      collected[backend] = { ...collected[backend], ...Object.fromEntries(ofKind) };
    }
  return collected;
}

function isOfKind({ definitions }: DocumentNode, kind: string): boolean {
  return definitions.every(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === kind,
  );
}
