import { GraphQLError } from 'graphql';

/** Too many attempts: nothing is checked for so many seconds. */
export function tooManyAttempts(seconds: number): GraphQLError {
  return new GraphQLError('There were too many attempts.', {
    extensions: { code: 'TOO_MANY_ATTEMPTS', seconds },
  });
}
