import { type DocumentNode, Kind, type OperationTypeNode } from 'graphql';

/** The operations of one back end, by name. */
type Documents = Readonly<Record<string, DocumentNode>>;
/**
 * The operations that a `*-operations.ts` of an application declares, by back end, and which of them only
 * chief editors may use.
 */
type Declaration = {
  readonly operations: Readonly<Record<string, Documents>>;
  readonly chiefOnly?: readonly string[];
};

const portal = import.meta.glob<Declaration>('../apps/portal/**/*-operations.ts', { eager: true });
const editor = import.meta.glob<Declaration>('../apps/editor/**/*-operations.ts', { eager: true });

/** The operations that each application may send, by back end; the server passes on nothing else. */
export const portalOperations = collect(portal);
export const editorReads = collect(editor, 'query');
export const editorChanges = collect(editor, 'mutation');

/** The operations that only chief editors may use. */
export const chiefOnly: readonly string[] = Object.values(editor).flatMap((each) => each.chiefOnly ?? []);

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
