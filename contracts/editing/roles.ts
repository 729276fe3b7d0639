/** Who may do what in the editor area: roles, what each may do, and the one function that decides (0118). */

/** What a person may be in the editor area; whether a role can be granted for some sites and some languages only. */
export const roles = {
  chief: { bySite: false, byLanguage: false },
  editor: { bySite: true, byLanguage: true },
  translator: { bySite: true, byLanguage: true },
  productManager: { bySite: false, byLanguage: false },
  serviceAdministrator: { bySite: false, byLanguage: false },
} as const satisfies Record<string, { bySite: boolean; byLanguage: boolean }>;

export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];

/** What somebody may do, and in which roles. A chief may everything. */
const rights = {
  /** Pages and what visitors see of them: written, published, taken off, moved, put into the bin. */
  editPages: ['editor'],
  /** The words of pages in another language than their source. */
  translate: ['translator', 'editor'],
  /** What stands beside pages: navigation, redirects, news, locations, contacts, brands, drafts of themes. */
  keepRecords: ['editor'],
  /** Pictures, films and documents of the library, which all sites share. */
  keepMedia: ['editor', 'productManager'],
  /** Products, their publication, and catalogues that come in. */
  manageProducts: ['productManager'],
  /** What visitors sent by forms. */
  answerEnquiries: ['editor', 'serviceAdministrator'],
  /** Organisations of customers, who administers them, and their machines. */
  manageCustomers: ['serviceAdministrator'],
  /** Our own company and its administrators, who see all customers. */
  manageOwnCompany: [],
  deleteEnquiries: [],
  approvePages: [],
  protectPages: [],
  changeSites: [],
  publishThemes: [],
  changeInterfaceTexts: [],
  takeContentOver: [],
  removeForGood: [],
  manageWebhooks: [],
  /** Programs that ask our back ends (0121). */
  manageTokens: [],
  manageTeam: [],
  /** Who did what, everywhere (0119). */
  seeEvents: [],
  /** How the installation is: versions, queues, caches, backups. */
  seeStatus: [],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;
export const rightNames = Object.keys(rights) as Right[];

/** A role for all sites and languages, or for some. Null: all, those of tomorrow included. */
export type Grant = {
  readonly role: Role;
  /** Ids of sites. */
  readonly sites: readonly string[] | null;
  readonly languages: readonly string[] | null;
};

/** What a change touches; `all`: also what belongs to no site, or says the same in every language. */
export type Reach = {
  readonly sites: readonly string[] | 'all';
  readonly languages: readonly string[] | 'all';
};

/** How many grants one person can have, so that they fit into a header of a request. */
export const maxGrants = 10;
/** How many sites one grant can name. */
export const maxGrantedSites = 10;

/** A role without limits. */
export function everywhere(role: Role): Grant {
  return { role, sites: null, languages: null };
}

/**
 * What whoever edits without being a chief could do before there were roles: still the shared password, and a chief
 * without the second factor that chiefs need.
 */
export const workingGrants: readonly Grant[] = [everywhere('editor'), everywhere('productManager')];

/**
 * Whether grants allow something: anywhere, or within everything that a change touches. Each language of each site
 * has to be covered by a grant; one for German of a site and one for all French say nothing of that site's Italian.
 */
export function may(grants: readonly Grant[], right: Right, reach: readonly Reach[] = []): boolean {
  const allowing = grants.filter(({ role }) => isAllowedTo(role, right));
  return allowing.length > 0 && reach.every((part) => isWithin(allowing, part));
}

/** The roles in which somebody may do something. */
export function rolesFor(right: Right): Role[] {
  return roleNames.filter((role) => isAllowedTo(role, right));
}

/** The roles of grants, each once, in the order of all roles. */
export function rolesIn(grants: readonly Grant[]): Role[] {
  return roleNames.filter((name) => grants.some(({ role }) => role === name));
}

/** The roles of grants by which somebody may do something. */
export function rolesAllowing(grants: readonly Grant[], right: Right): Role[] {
  return rolesIn(grants).filter((role) => isAllowedTo(role, right));
}

/** Whether grants allow the same, in whatever order they are named. */
export function areSameGrants(some: readonly Grant[], others: readonly Grant[]): boolean {
  const written = (grants: readonly Grant[]) =>
    grants
      .map(({ role, sites, languages }) =>
        JSON.stringify([role, sites && [...sites].sort(), languages && [...languages].sort()]),
      )
      .sort()
      .join();
  return written(some) === written(others);
}

export function isChief(grants: readonly Grant[]): boolean {
  return grants.some(({ role }) => role === 'chief');
}

/** Roles whose password alone would open too much where a second factor can be asked for (0033). */
export function isFactorDue(grants: readonly Grant[]): boolean {
  return grants.some(({ role }) => role === 'chief' || role === 'serviceAdministrator');
}

/** What is left of grants without the second factor that they ask for. */
export function withoutFactor(grants: readonly Grant[]): readonly Grant[] {
  const left = grants.filter((grant) => !isFactorDue([grant]));
  return isChief(grants) ? [...left, ...workingGrants] : left;
}

function isAllowedTo(role: Role, right: Right): boolean {
  return role === 'chief' || (rights[right] as readonly Role[]).includes(role);
}

function isWithin(grants: readonly Grant[], { sites, languages }: Reach): boolean {
  const places = sites === 'all' ? [null] : sites;
  const words = languages === 'all' ? [null] : languages;
  return places.every((site) =>
    words.every((language) =>
      grants.some((grant) => isListed(grant.sites, site) && isListed(grant.languages, language)),
    ),
  );
}

/** @param value null: all of them */
function isListed(granted: readonly string[] | null, value: string | null): boolean {
  return granted === null || (value !== null && granted.includes(value));
}
