import { carriesRole, findRoles, roles } from '#contracts/identity/roles.ts';
import type { TokenStore } from './tokens/token-store.ts';

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

/** What a token says, without any check: for what is shown, never for what is allowed. */
export function parseClaims(token: string): Claims | undefined {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return undefined;
  }
}

/** Who the stored tokens are of, unchecked: for what is shown. Undefined: nobody is signed in here. */
export function storedViewer(store: TokenStore): Viewer | undefined {
  const stored = store.read();
  const claims = stored && parseClaims(stored.idToken);
  return claims && getViewer(claims);
}

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
