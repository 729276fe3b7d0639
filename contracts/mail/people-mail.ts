import type { ApplicationKey } from '../identity/roles.ts';

/** Times are ISO 8601, `path` is one of the main site. */
export type PeopleMail =
  /** To whoever was invited; `reminder`: again, since it was not taken up. */
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
  /** To the person: what became of an access. */
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
  /** To both addresses: the new one holds once both have confirmed it. */
  | {
      readonly kind: 'emailChange';
      readonly recipient: 'old' | 'new';
      readonly newEmail: string;
      readonly expiresAt: string;
      readonly path: string;
    }
  /** To the old address, once the new one holds. */
  | { readonly kind: 'emailChanged'; readonly newEmail: string };

export type AccessChange = 'granted' | 'declined' | 'suspended' | 'resumed' | 'withdrawn' | 'updated';
