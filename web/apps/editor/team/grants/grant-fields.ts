import { type Grant, maxGrantedSites, type Role, roles } from '#contracts/editing/roles.ts';

/** A role as the form holds it; which sites and languages are ticked, the form's own fields know. */
export type GrantRow = {
  readonly key: string;
  readonly role: Role;
  /** What is ticked at first; null: all of them. */
  readonly sites: readonly string[] | null;
  readonly languages: readonly string[] | null;
};

/** A grant as it is sent. */
export type SentGrant = { role: Role; sites: string[] | null; languages: string[] | null };

export type GrantField = 'sites' | 'languages';
export type GrantProblem = {
  readonly key: string;
  readonly field: GrantField;
  readonly problem: 'sitesMissing' | 'sitesTooMany' | 'languagesMissing';
};

export function newRow(grant: Grant): GrantRow {
  return { key: crypto.randomUUID(), ...grant };
}

/** The name of the form's field with the sites or languages that are ticked in a row. */
export function nameOf(field: GrantField, { key }: GrantRow): string {
  return `${field}-${key}`;
}

/** The grants that a form describes, or what it lacks: a limit to nothing would be a role for nothing. */
export function readGrants(
  rows: readonly GrantRow[],
  fields: FormData,
): { grants: SentGrant[] } | { problems: GrantProblem[] } {
  const grants = rows.map((row) => readGrant(row, fields));
  const problems = grants.flatMap(({ sites, languages }, place) => {
    const key = rows[place]?.key ?? '';
    const found: GrantProblem[] = [];
    if (sites?.length === 0) found.push({ key, field: 'sites', problem: 'sitesMissing' });
    if (sites && sites.length > maxGrantedSites) found.push({ key, field: 'sites', problem: 'sitesTooMany' });
    if (languages?.length === 0) found.push({ key, field: 'languages', problem: 'languagesMissing' });
    return found;
  });
  return problems.length > 0 ? { problems } : { grants };
}

function readGrant(row: GrantRow, fields: FormData): SentGrant {
  const { bySite, byLanguage } = roles[row.role];
  const ticked = (field: GrantField) => fields.getAll(nameOf(field, row)).map(String);
  return {
    role: row.role,
    sites: bySite && row.sites ? ticked('sites') : null,
    languages: byLanguage && row.languages ? ticked('languages') : null,
  };
}
