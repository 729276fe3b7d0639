import { GraphQLError } from 'graphql';

/** The caller's request is invalid. `field` names the argument or, for content, the block and field. */
export function badInput(message: string, field: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
}

export function isBadInput(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === 'BAD_USER_INPUT';
}

/** The caller may not ask for this. */
export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
}
