import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** The limits of one query; our own stay well below. */
export const limits = {
  bodyBytes: 100_000,
  tokens: 2000,
  depth: 10,
  /** The number of nodes of one kind in a document, which makes it expensive to validate. */
  max: { aliases: 15, operations: 5, fragments: 50, spreads: 150, directives: 50, repetitions: 50 },
  /** Selections; those of a fragment count each time it is spread. */
  nodes: 5000,
  /** The price of a stranger's query (graphql-price.ts); the site's own queries are known. */
  price: 100_000,
};

function limitDepth(context: ValidationContext): ASTVisitor {
  const depthOf = createDepthMeter(context);
  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet);
      if (depth > limits.depth)
        refuse(context, `The query is ${depth} levels deep, at most ${limits.depth} are answered.`);
    },
  };
}

function limitNumbers(context: ValidationContext): ASTVisitor {
  const numbers = { aliases: 0, operations: 0, fragments: 0, spreads: 0, directives: 0, repetitions: 0 };
  const count = (kind: keyof typeof numbers) => () => {
    numbers[kind] += 1;
  };
  return {
    Field: ({ alias }) => {
      if (alias) numbers.aliases += 1;
    },
    OperationDefinition: count('operations'),
    FragmentDefinition: count('fragments'),
    FragmentSpread: count('spreads'),
    InlineFragment: count('spreads'),
    Directive: count('directives'),
    SelectionSet({ selections }) {
      const fields = selections.filter((selection) => selection.kind === Kind.FIELD);
      // Whether fields of the same name can be merged is checked pair by pair.
      numbers.repetitions +=
        fields.length - new Set(fields.map(({ name, alias }) => (alias ?? name).value)).size;
    },
    Document: {
      leave() {
        for (const [kind, max] of Object.entries(limits.max)) {
          const number = numbers[kind as keyof typeof numbers];
          if (number > max) refuse(context, `The query has ${number} ${kind}, at most ${max} are answered.`);
        }
      },
    },
  };
}

/**
 * Measures each fragment once, however often it is spread: fragments that spread each other twice would otherwise
 * take time exponential in their number.
 */
function createDepthMeter(context: ValidationContext): (set: SelectionSetNode) => number {
  const depths = new Map<string, number>();

  function getDepth(set: SelectionSetNode): number {
    let deepest = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const below = selection.selectionSet ? getDepth(selection.selectionSet) : 0;
        deepest = Math.max(deepest, 1 + below);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        deepest = Math.max(deepest, getDepth(selection.selectionSet));
      } else {
        deepest = Math.max(deepest, depthOfFragment(selection.name.value));
      }
    }
    return deepest;
  }

  function depthOfFragment(name: string): number {
    const known = depths.get(name);
    if (known !== undefined) return known;
    // Fragment cycles are refused by another rule; here they only must not loop.
    depths.set(name, 0);
    const fragment = context.getFragment(name);
    const depth = fragment ? getDepth(fragment.selectionSet) : 0;
    depths.set(name, depth);
    return depth;
  }

  return getDepth;
}

function refuse(context: ValidationContext, message: string): void {
  context.reportError(tooCostly(message));
}

export function tooCostly(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COSTLY' } });
}

/** Refuse queries that are too deep or too repetitive, before anything is executed. */
export const limitRules: readonly ValidationRule[] = [limitDepth, limitNumbers];
