import { type ApiScope, type ApiTokenProblem, apiScopes } from '#contracts/api-tokens/scopes.ts';
import { hashOfApiToken, isWellFormed } from '#contracts/api-tokens/token-format.ts';
import type { Backend } from '#contracts/backend.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { BackendError, execute } from '#contracts/execute.ts';
import type { Log } from '../log.ts';

const standingQuery = graphql(`
  query apiTokenStanding($hash: String!) { apiTokenStanding(hash: $hash) { id name scopes state } }
`);

/** A program whose token holds now. */
export type Program = { readonly id: string; readonly name: string; readonly scopes: readonly ApiScope[] };

/** `unanswered`: it cannot be told at the moment. */
export type FindProgram = (token: string) => Promise<Program | ApiTokenProblem | 'unanswered'>;

type Parts = {
  readonly content: { readonly backend: Backend; readonly token: string | undefined };
  readonly log: Pick<Log, 'warn'>;
};

/**
 * Asks the content back end for each request what a token may, so that a revocation counts at once, in every process. Only its
 * hash leaves here.
 */
export function createFindProgram({ content: { backend, token: own }, log }: Parts): FindProgram {
  const headers: Record<string, string> = own ? { authorization: `Bearer ${own}` } : {};
  return async (token) => {
    if (!isWellFormed(token)) return 'malformed';
    try {
      const hash = hashOfApiToken(token);
      const { apiTokenStanding: found } = await execute(backend, standingQuery, { hash }, { headers });
      if (!found) return 'unknown';
      const { id, name, scopes, state } = found;
      if (state !== 'active') return state;
      // Another version may know scopes that this one does not.
      return { id, name, scopes: apiScopes.filter((scope) => scopes.includes(scope)) };
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      // One of another kind, which has no tokens, or does not know this site: then none holds.
      const isRefused = error.reason === 'refused' && error.status < 500;
      log.warn('The content back end does not say what the token of a program may', { error });
      return isRefused ? 'unknown' : 'unanswered';
    }
  };
}
