import { carriesRole, findRoles, roles } from '#contracts/identity/roles.ts';
import type { TokenStore } from './tokens/token-store.ts';

/** The signed-in person, according to the tenant (specification, section 3). */
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

/** The claims of a user info response or an ID token; none is guaranteed to exist. */
export type Claims = Readonly<Record<string, unknown>>;

/** The claims of a token, unverified: for display, never for access decisions. */
export function parseClaims(token: string): Claims | undefined {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return undefined;
  }
}

/** The holder of the stored tokens, unverified: for display. Undefined: nobody is signed in. */
export function storedViewer(store: TokenStore): Viewer | undefined {
  const stored = store.read();
  const claims = stored && parseClaims(stored.idToken);
  return claims && getViewer(claims);
}

/** IDP-05. `subname` is ForgeRock's claim for the person's own id; other tenants only have `sub`. */
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

/** By code point, since some letters consist of two code units. */
function firstLetter(name: string): string {
  return [...name][0]?.toUpperCase() ?? '';
}
