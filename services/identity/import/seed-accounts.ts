import type { ApplicationKey } from '#contracts/identity/roles.ts';
import type { AccessRole, UserType } from '../access/find-accesses.ts';
import type { AccessStatus } from '../access/transitions.ts';

/** Organisations and people as they stand in files. */
export type SeedAccounts = {
  readonly organisations: readonly SeedOrganisation[];
  readonly people: readonly SeedPerson[];
};

export type SeedLocation = { id: string; name: string; city: string; country: string; timeZone: string };

export type SeedOrganisation = {
  id: string;
  name: string;
  city: string;
  country: string;
  subRegion: string;
  kind: 'customer' | 'internal';
  locations: SeedLocation[];
};

export type SeedAccess = {
  application: ApplicationKey;
  role: AccessRole;
  status: AccessStatus;
  userType: UserType;
  /** How long ago somebody asked for it, was invited or was answered. */
  days: number;
};

export type SeedPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: string;
  organisation: string;
  /** A day; null: today. */
  joined: string | null;
  hasAccount: boolean;
  isEmployee: boolean;
  subRegions: string[];
  telephone: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  accesses: SeedAccess[];
};
