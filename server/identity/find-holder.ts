import { graphql } from '#contracts/accounts/graphql.ts';
import type { Backend } from '#contracts/backend.ts';
import { BackendError, execute } from '#contracts/execute.ts';
import { idTokenHeader, idTokenHeaders } from '#contracts/identity/client.ts';
import type { Holder, PersonStatus } from '#contracts/identity/holder.ts';
import type { Log } from '#server/log.ts';
import type { VerifyIdToken } from '#services/identity/index.ts';

const statusQuery = graphql(`
  query standingOfVisitor($subject: String!, $session: String) {
    standing(subject: $subject, session: $session) {
      active
      person { name email }
      roles
      organisations { administrators { name email } }
    }
  }
`);

const holderQuery = graphql(`
  query holderOfToken($subject: String!, $session: String) {
    standing(subject: $subject, session: $session) { person { id } }
  }
`);

type Parts = {
  readonly verify: VerifyIdToken;
  readonly accounts: { readonly backend: Backend; readonly token: string | undefined };
  readonly log: Log;
};

/**
 * Identifies visitors who send an ID token: the token names the person, the accounts back end their current state
 * (docs/decisions/0027).
 */
export type Holders = {
  /** Undefined: the token is not valid. `unknown`: this cannot be determined at the moment. */
  readonly identifyHolder: (idToken: string) => Promise<Holder | undefined | 'unknown'>;
  /**
   * Undefined: the person is not active, or the session has ended. `unknown`: this cannot be determined at the
   * moment.
   */
  readonly findPersonStatus: (holder: Holder) => Promise<PersonStatus | undefined | 'unknown'>;
};

export function createHolders({ verify, accounts, log }: Parts): Holders {
  const headers = accounts.token ? { authorization: `Bearer ${accounts.token}` } : undefined;
  return {
    async identifyHolder(idToken) {
      try {
        const claims = await verify(idToken);
        if (!claims) return undefined;
        const { sub: subject, exp: expires = 0 } = claims;
        const session = typeof claims.session === 'string' ? claims.session : undefined;
        // The token goes along: somebody from another tenant gets an account at the first visit.
        const requestHeaders = { ...headers, ...idTokenHeaders(new Headers({ [idTokenHeader]: idToken })) };
        const { standing } = await execute(
          accounts.backend,
          holderQuery,
          { subject, session },
          { headers: requestHeaders },
        );
        return { subject: standing?.person.id ?? subject, session, expires };
      } catch (error) {
        // The tenant's keys cannot be fetched, or the accounts back end does not answer.
        log.warn('The person of an ID token could not be looked up', { error });
        return 'unknown';
      }
    },
    async findPersonStatus({ subject, session }) {
      try {
        const { standing } = await execute(accounts.backend, statusQuery, { subject, session }, { headers });
        if (!standing?.active) return undefined;
        const { person, roles, organisations } = standing;
        return { ...person, roles, administrators: organisations.flatMap((one) => one.administrators) };
      } catch (error) {
        if (!(error instanceof BackendError)) throw error;
        log.warn('The accounts back end did not answer as asked', { reason: error.reason, code: error.code });
        return 'unknown';
      }
    },
  };
}
