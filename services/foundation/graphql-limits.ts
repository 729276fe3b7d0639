import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** What one query may cost; our own stay well below. */
export const limits = { tokens: 2000, depth: 10, aliases: 15, bodyBytes: 100_000 };

function limitDepth(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet, context, new Set());
      if (depth > limits.depth)
        refuse(context, `The query is ${depth} levels deep, at most ${limits.depth} are answered.`);
    },
  };
}

function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (field.alias) aliases += 1;
    },
    Document: {
      leave() {
        if (aliases > limits.aliases)
          refuse(context, `The query has ${aliases} aliases, at most ${limits.aliases} are answered.`);
      },
    },
  };
}

/** Fragments that contain themselves are another rule's business; here they only must not loop. */
function depthOf(
  set: SelectionSetNode,
  context: ValidationContext,
  within: Set<FragmentDefinitionNode>,
): number {
  let deepest = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const below = selection.selectionSet ? depthOf(selection.selectionSet, context, within) : 0;
      deepest = Math.max(deepest, 1 + below);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      deepest = Math.max(deepest, depthOf(selection.selectionSet, context, within));
    } else {
      const fragment = context.getFragment(selection.name.value);
      if (!fragment || within.has(fragment)) continue;
      deepest = Math.max(deepest, depthOf(fragment.selectionSet, context, new Set([...within, fragment])));
    }
  }
  return deepest;
}

function refuse(context: ValidationContext, message: string): void {
  context.reportError(new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COSTLY' } }));
}

/** Refuse queries that are too deep or ask the same many times over, before anything is executed. */
export const limitRules: readonly ValidationRule[] = [limitDepth, limitAliases];
