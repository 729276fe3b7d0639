import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** What one document may cost; our own stay well below. */
export const limits = { tokens: 2000, depth: 10, aliases: 15, bodyBytes: 100_000 };

/** Refuses documents that are too long, too deep or ask the same many times over, before anything is executed. */
export function limitDocuments(mayIntrospect: (request: Request) => boolean): Plugin<{ request: Request }> {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ context, addValidationRule }) {
      addValidationRule(limitDepth);
      addValidationRule(limitAliases);
      if (!mayIntrospect(context.request)) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

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

/** The rules by themselves: a test holds every document of the site against them. */
export const limitRules: readonly ValidationRule[] = [limitDepth, limitAliases];
