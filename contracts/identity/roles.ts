/** The services of the portal for which access is granted, under our own names. */
export const applications = [
  'ticketing',
  'inventory',
  'wireFlow',
  'direct',
  'wireMaster',
  'masterData',
  'userAdministration',
] as const;
export type ApplicationKey = (typeof applications)[number];

/**
 * The role names in tokens; other systems depend on them (specification, section 4). A role may stand in a longer name,
 * as in `CN=kmx_int_assetdb_active,OU=…`: `carriesRole` compares them.
 */
export const roles = {
  ticketing: 'kmx_int_serviceticketing_active',
  inventory: 'kmx_int_assetdb_active',
  wireFlow: 'kmx_int_artemis_active',
  onPremise: 'kmx_artemis_onpremuser',
  directPending: 'kmx_int_direct_pending',
  direct: 'kmx_int_direct_active',
  wireMaster: 'kmx_int_mfpwm_active',
  masterData: 'kmx_int_mfpmds_active',
  adminExternal: 'kmx_delegatedadmin_extern',
  adminInternal: 'kmx_delegatedadmin_intern',
} as const;
export type Role = (typeof roles)[keyof typeof roles];

/** The roles of a token, which may be a list, a text with spaces or commas, or a text with JSON. */
export function findRoles(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim.flatMap(findRoles);
  if (typeof claim !== 'string') return [];
  const text = claim.trim();
  if (text.startsWith('[')) {
    try {
      return findRoles(JSON.parse(text));
    } catch {
      // No JSON after all: read as words.
    }
  }
  return text.split(/[\s;]+|,(?![^,\s]*=)/).filter(Boolean);
}

/** Whether one of the names is the role, or holds it as a whole word: `kmx_x_old` does not hold `kmx_x`. */
export function carriesRole(names: readonly string[], role: Role): boolean {
  const word = new RegExp(`(?<![a-z0-9_])${role}(?![a-z0-9_])`, 'i');
  return names.some((name) => word.test(name));
}
