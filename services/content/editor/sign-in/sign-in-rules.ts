import type { Secrets } from '#services/foundation/second-factor/secrets.ts';
import type { SharedPassword } from './shared-password.ts';

/** How editors sign in to this installation. */
export type SignInRules = {
  /** Undefined: everybody needs a name. */
  readonly shared: SharedPassword | undefined;
  /** Encrypts and hashes second factors. */
  readonly secrets: Secrets;
  /** Whether chief editors need a second factor. */
  readonly isFactorRequired: boolean;
  /** The name of the site in authenticator apps. */
  readonly host: () => string;
};

/** The address and device of a sign-in, by which the owner of the session recognises it. */
export type From = { readonly address: string; readonly userAgent: string };
