import type { WayToAsk } from '../identity/joining.ts';
import type { ApplicationKey } from '../identity/roles.ts';

/** Times are ISO 8601, `path` is one of the main site. */
export type PeopleMail =
  /** To the invited person; `reminder`: a second time, since the invitation is still open. */
  | {
      readonly kind: 'invitation';
      readonly reminder: boolean;
      readonly name: string;
      readonly inviter: string;
      readonly organisation: string;
      readonly applications: readonly ApplicationKey[];
      readonly expiresAt: string;
      readonly path: string;
    }
  /** To the administrators of an organisation: somebody asks for access. */
  | {
      readonly kind: 'accessRequested';
      readonly name: string;
      readonly email: string;
      readonly organisation: string;
      readonly application: ApplicationKey;
      readonly path: string;
    }
  /**
   * To the administrators of an organisation that somebody asks to join: what was named, and where the person works.
   */
  | {
      readonly kind: 'joiningRequested';
      readonly name: string;
      readonly email: string;
      readonly organisation: string;
      readonly way: WayToAsk | 'domain';
      readonly value: string;
      readonly workplace: string;
      readonly path: string;
    }
  /** To our own administrators: what somebody named matches no organisation, or several. */
  | {
      readonly kind: 'joiningUnknown';
      readonly name: string;
      readonly email: string;
      readonly way: WayToAsk;
      readonly value: string;
      readonly town: string;
      readonly workplace: string;
      readonly path: string;
    }
  /** To the person who asked: the same text whether an organisation was found or not (0078). */
  | {
      readonly kind: 'joiningReceived';
      readonly way: WayToAsk;
      readonly value: string;
      readonly path: string;
    }
  /** To the person who asked; it names no organisation either. */
  | { readonly kind: 'joiningDeclined' }
  /** To the person: the decision about an access. */
  | {
      readonly kind: 'accessChanged';
      readonly change: AccessChange;
      readonly organisation: string;
      readonly application: ApplicationKey;
      readonly path: string;
    }
  | {
      readonly kind: 'organisationChanged';
      readonly change: 'added' | 'removed';
      readonly organisation: string;
      readonly path: string;
    }
  | { readonly kind: 'accountDeleted'; readonly name: string; readonly by: 'oneself' | 'administrator' }
  /** To both addresses: the new one takes effect once both have confirmed it. */
  | {
      readonly kind: 'emailChange';
      readonly recipient: 'old' | 'new';
      readonly newEmail: string;
      readonly expiresAt: string;
      readonly path: string;
    }
  /** To the old address, once the new one has taken effect. */
  | { readonly kind: 'emailChanged'; readonly newEmail: string };

export type AccessChange = 'granted' | 'declined' | 'suspended' | 'resumed' | 'withdrawn' | 'updated';
