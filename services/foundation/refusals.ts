import { GraphQLError } from 'graphql';

/** Nobody is signed in, or somebody without an active account. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** There is nothing with this id, or the caller may not see it: both look alike. */
export function notFound(): GraphQLError {
  return new GraphQLError('There is nothing with this id.', { extensions: { code: 'NOT_FOUND' } });
}

/** The request does not fit the present state. `details` give the reason to programs. */
export function conflict(message: string, details: Readonly<Record<string, unknown>> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'CONFLICT', ...details } });
}

/** Some fields of a form are invalid: the reason, by field. */
export function badFields(fields: Readonly<Record<string, string>>): GraphQLError {
  return new GraphQLError('Some fields are not valid.', {
    extensions: { code: 'BAD_USER_INPUT', fields },
  });
}
