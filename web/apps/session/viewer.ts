import { carriesRole, findRoles, roles } from '#contracts/identity/roles.ts';

/** Who is signed in, as the tenant says (specification, section 3). */
export type Viewer = {
  readonly id: string;
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly initials: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly isDelegatedAdminInternal: boolean;
  readonly isDelegatedAdminExternal: boolean;
};

/** What a user info answer or an ID token says about a person; nothing of it is sure to be there. */
export type Claims = Readonly<Record<string, unknown>>;

/** IDP-05. `subname` is what ForgeRock calls the person's own id; other tenants have `sub` alone. */
export function getViewer(claims: Claims): Viewer {
  const firstName = text(claims.given_name);
  const lastName = text(claims.family_name);
  const names = findRoles(claims.roles);
  return {
    id: text(claims.subname) || text(claims.sub),
    fullName: text(claims.name) || `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    initials: firstLetter(firstName) + firstLetter(lastName),
    email: text(claims.email),
    roles: names,
    isDelegatedAdminInternal: carriesRole(names, roles.adminInternal),
    isDelegatedAdminExternal: carriesRole(names, roles.adminExternal),
  };
}

function text(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : '';
}

/** By code point: some letters are two units long. */
function firstLetter(name: string): string {
  return [...name][0]?.toUpperCase() ?? '';
}
