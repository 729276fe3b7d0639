import { graphql } from '#contracts/accounts/graphql.ts';
import type { Backend } from '#contracts/backend.ts';
import { BackendError, execute } from '#contracts/execute.ts';
import type { Holder, Standing } from '#contracts/identity/holder.ts';
import type { VerifyIdToken } from '#services/identity/index.ts';
import type { Log } from './log.ts';

const standingQuery = graphql(`
  query standingOfVisitor($subject: String!, $session: String) {
    standing(subject: $subject, session: $session) {
      active
      person { name email }
      roles
      organisations { administrators { name email } }
    }
  }
`);

type Parts = {
  readonly verify: VerifyIdToken;
  readonly accounts: { readonly backend: Backend; readonly token: string | undefined };
  readonly log: Log;
};

/** Who visitors are that show an ID token: the token says who, the accounts back end what (docs/decisions/0027). */
export type Holders = {
  /** Undefined: it is no valid token. `unknown`: nobody can tell at the moment. */
  readonly holderOf: (idToken: string) => Promise<Holder | undefined | 'unknown'>;
  /** Undefined: nobody who is active, or whose session has ended. `unknown`: nobody can tell at the moment. */
  readonly standingOf: (holder: Holder) => Promise<Standing | undefined | 'unknown'>;
};

export function createHolders({ verify, accounts, log }: Parts): Holders {
  const headers = accounts.token ? { authorization: `Bearer ${accounts.token}` } : undefined;
  return {
    async holderOf(idToken) {
      try {
        const claims = await verify(idToken);
        if (!claims) return undefined;
        const session = typeof claims.session === 'string' ? claims.session : undefined;
        return { subject: claims.sub, session, expires: claims.exp ?? 0 };
      } catch (error) {
        // Its keys cannot be had.
        log.warn('The identity tenant did not answer as asked', { error });
        return 'unknown';
      }
    },
    async standingOf({ subject, session }) {
      try {
        const { standing } = await execute(
          accounts.backend,
          standingQuery,
          { subject, session },
          { headers },
        );
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
