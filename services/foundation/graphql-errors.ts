import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Gives every error that leaves a `code`, and takes out what would help to guess the schema. */
export function codedErrors(): Plugin {
  return {
    onExecutionResult({ result, setResult }) {
      if (!result || !('errors' in result) || !result.errors) return;
      setResult({ ...result, errors: result.errors.map(coded) });
    },
  };
}

function coded(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ Did you mean .*\?$/s, '');
  const { nodes, source, positions, path, originalError } = error;
  const extensions = { ...codeOf(error), ...error.extensions };
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}

function codeOf({ message }: GraphQLError): { code: string; field?: string } {
  const variable = /^Variable "\$(\w+)"/.exec(message)?.[1];
  if (variable) return { code: 'BAD_USER_INPUT', field: variable };
  return { code: message.startsWith('Syntax Error') ? 'GRAPHQL_PARSE_FAILED' : 'GRAPHQL_VALIDATION_FAILED' };
}
