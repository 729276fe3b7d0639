import type { Secrets } from '#services/foundation/second-factor/secrets.ts';
import type { SharedPassword } from './shared-password.ts';

/** How editors enter this installation. */
export type SignInRules = {
  /** Undefined: nobody enters without a name. */
  readonly shared: SharedPassword | undefined;
  /** What closes and hashes second factors. */
  readonly secrets: Secrets;
  /** Whether chief editors have to enter by more than a password. */
  readonly isFactorRequired: boolean;
  /** By which an authenticator app names the account. */
  readonly host: () => string;
};

/** From where somebody enters, for the owner of the session to recognise it. */
export type From = { readonly address: string; readonly userAgent: string };
