import { GraphQLError } from 'graphql';

/** Nobody is signed in, or not somebody who may be. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** There is nothing of this id, or it is none of the caller's: the two look alike. */
export function notFound(): GraphQLError {
  return new GraphQLError('There is nothing of this id.', { extensions: { code: 'NOT_FOUND' } });
}

/** What was requested does not fit how things stand now. `details` give the reason to programs. */
export function conflict(message: string, details: Readonly<Record<string, unknown>> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'CONFLICT', ...details } });
}

/** Some fields of a form are not as they must be: why, by field. */
export function badFields(fields: Readonly<Record<string, string>>): GraphQLError {
  return new GraphQLError('Some fields are not as they must be.', {
    extensions: { code: 'BAD_USER_INPUT', fields },
  });
}
