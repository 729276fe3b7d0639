/** Times are ISO 8601, `path` is one of the main site. */
export type SignInMail =
  /**
   * To the person who registers, to confirm the address. Anybody can enter any address, so it quotes nothing that was typed.
   */
  | { readonly kind: 'confirmAddress'; readonly hours: number; readonly path: string }
  /** Somebody registers with the address of an existing account. */
  | { readonly kind: 'addressKnown'; readonly path: string }
  | { readonly kind: 'resetPassword'; readonly hours: number; readonly path: string }
  /** Somebody wants a new password for an address without an account. */
  | { readonly kind: 'addressUnknown'; readonly path: string }
  /** To the owner: what has changed about signing in, in case somebody else did it. */
  | {
      readonly kind: 'signInChanged';
      readonly change: SignInChange;
      readonly at: string;
      readonly path: string;
    };

export type SignInChange =
  | 'password'
  | 'codeAdded'
  | 'codeRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodes'
  | 'secondFactorReset'
  /** By an administrator. */
  | 'secondFactorResetForYou'
  | 'secondFactorRequired';
