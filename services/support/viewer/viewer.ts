import { type ApplicationKey, carriesRole, type Role, roles } from '#contracts/identity/roles.ts';
import { forbidden } from '#services/foundation/bad-input.ts';

/** A signed-in person as the accounts back end knows them now, whatever the token claimed when it was made. */
export type Viewer = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  /** One of ours: sees what all customers have, and answers in the name of the company. */
  readonly isEmployee: boolean;
  /** As in tokens: `kmx_…`. */
  readonly roles: readonly string[];
  readonly organisations: readonly ViewerOrganisation[];
};

export type ViewerOrganisation = {
  readonly id: string;
  readonly name: string;
  readonly locations: readonly ViewerLocation[];
  /** What he may use for it. */
  readonly applications: readonly ApplicationKey[];
};

export type ViewerLocation = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  /** As in the time zone database. */
  readonly timeZone: string;
};

/** Gives the viewer back. Throws FORBIDDEN when he lacks the role. */
export function withRole(viewer: Viewer, role: Role): Viewer {
  if (!carriesRole(viewer.roles, role)) throw forbidden('You do not have access to this service.');
  return viewer;
}

/**
 * The viewer as an application sees him: with those of his organisations for which he may use it. Throws FORBIDDEN when
 * he may not use it at all.
 */
export function withAccess(viewer: Viewer, application: 'ticketing' | 'inventory'): Viewer {
  const { organisations } = withRole(viewer, roles[application]);
  return {
    ...viewer,
    organisations: organisations.filter(({ applications }) => applications.includes(application)),
  };
}

/** What a statement takes to find only what the viewer may see; null: everything. */
export function findSeenOrganisations(viewer: Viewer): string[] | null {
  return viewer.isEmployee ? null : viewer.organisations.map(({ id }) => id);
}
