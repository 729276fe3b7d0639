import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** What one query may cost; our own stay well below. */
export const limits = { tokens: 2000, depth: 10, aliases: 15, bodyBytes: 100_000 };

function limitDepth(context: ValidationContext): ASTVisitor {
  const depthOf = createDepthOf(context);
  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet);
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

/**
 * Measures each fragment once, however often and from wherever it is spread: fragments that spread one another twice
 * would otherwise be walked two to the power of their number times.
 */
function createDepthOf(context: ValidationContext): (set: SelectionSetNode) => number {
  const depths = new Map<string, number>();

  function depthOf(set: SelectionSetNode): number {
    let deepest = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const below = selection.selectionSet ? depthOf(selection.selectionSet) : 0;
        deepest = Math.max(deepest, 1 + below);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        deepest = Math.max(deepest, depthOf(selection.selectionSet));
      } else {
        deepest = Math.max(deepest, depthOfFragment(selection.name.value));
      }
    }
    return deepest;
  }

  function depthOfFragment(name: string): number {
    const known = depths.get(name);
    if (known !== undefined) return known;
    // Fragments that contain themselves are another rule's business; here they only must not loop.
    depths.set(name, 0);
    const fragment = context.getFragment(name);
    const depth = fragment ? depthOf(fragment.selectionSet) : 0;
    depths.set(name, depth);
    return depth;
  }

  return depthOf;
}

function refuse(context: ValidationContext, message: string): void {
  context.reportError(new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COSTLY' } }));
}

/** Refuse queries that are too deep or ask the same many times over, before anything is executed. */
export const limitRules: readonly ValidationRule[] = [limitDepth, limitAliases];
