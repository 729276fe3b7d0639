import { type FragmentDefinitionNode, getOperationAST, Kind, parse, type SelectionSetNode } from 'graphql';
import { limits } from './graphql-limits.ts';
import type { GraphqlRequest } from './parse-graphql-request.ts';

/**
 * The fields that a query asks for at its root, by their own names, each once, those of fragments included. None: it cannot be
 * executed, as the back end will say.
 */
export function findRootFields({
  query,
  operationName,
}: Pick<GraphqlRequest, 'query' | 'operationName'>): string[] {
  const document = parsed(query);
  const operation = document && getOperationAST(document, operationName);
  if (!document || !operation) return [];
  const fragments = new Map(
    document.definitions
      .filter(
        (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const found = new Set<string>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) found.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  collect(operation.selectionSet);
  return [...found];
}

function parsed(query: string) {
  try {
    return parse(query, { maxTokens: limits.tokens });
  } catch {
    return undefined;
  }
}
