import { everywhere, type Grant, type Role } from '../editing/roles.ts';

/** What the token of a program opens (0121): fields of the back ends, and the role in which it asks for them. */

export const apiBackEnds = ['content', 'products', 'support', 'accounts'] as const;
export type ApiBackEnd = (typeof apiBackEnds)[number];

/** Root fields of schemas, by back end. */
type Fields = Readonly<Partial<Record<ApiBackEnd, readonly string[]>>>;

type Scope = {
  /** In which the back ends know the program; without one it changes nothing. */
  readonly role?: Role;
  /** What only trusted callers get. */
  readonly closed: Fields;
  /** What everybody may ask for, too, and what shows more here: drafts and what is protected. */
  readonly open?: Fields;
};

const openProducts = [
  'attributes',
  'capabilities',
  'catalogueEntries',
  'classificationBounds',
  'classificationProducts',
  'classifications',
  'productBySlug',
  'productsBySlugs',
];
const readProducts = [
  'catalogueImport',
  'catalogueImportLines',
  'catalogueImportReport',
  'catalogueImports',
  'catalogueSources',
  'catalogueWords',
  'changedProducts',
  'editedProduct',
  'editedProducts',
  'plannedProducts',
  'productRevision',
  'productRevisions',
];
const readMachines = ['customerPlaces', 'installedMachine', 'installedMachines'];
const readOrganisations = ['managedOrganisation', 'managedOrganisations', 'organisationSubRegions'];
const readEnquiries = ['enquiries', 'enquiriesExport', 'enquiry'];

const scopes = {
  readContent: {
    closed: { content: ['editedPage', 'editedPages', 'mediaFile', 'mediaFiles', 'record', 'records'] },
    open: {
      content: [
        'brands',
        'contacts',
        'countries',
        'file',
        'languages',
        'locations',
        'navigation',
        'newsFeed',
        'page',
        'pageById',
        'pageList',
        'releasedPages',
        'searchablePages',
        'sitemap',
        'sites',
        'themes',
      ],
    },
  },
  readCatalogue: { closed: { products: readProducts }, open: { products: openProducts } },
  writeCatalogue: {
    role: 'productManager',
    closed: {
      products: [
        'addProduct',
        'cancelProductPlan',
        'compareCatalogueImport',
        'decideCatalogueImportLine',
        'discardProduct',
        'draftCatalogueImport',
        'dropCatalogueImport',
        'planProduct',
        'publishCatalogueImport',
        'publishProduct',
        'restoreProductRevision',
        'returnProduct',
        'saveProduct',
        'stopCatalogueImport',
        'withdrawProduct',
      ],
    },
  },
  readCustomers: {
    role: 'serviceAdministrator',
    closed: { support: readMachines, accounts: readOrganisations },
  },
  /** Neither mail domains nor administrators: both decide who gets in. */
  writeCustomers: {
    role: 'serviceAdministrator',
    closed: {
      support: ['addMachine', 'changeMachine', 'moveMachine'],
      accounts: ['changeOrganisation', 'createOrganisation'],
    },
  },
  readEnquiries: { role: 'serviceAdministrator', closed: { support: readEnquiries } },
  writeEnquiries: {
    role: 'serviceAdministrator',
    closed: { support: ['setEnquiryNote', 'setEnquiryState'] },
  },
  /** Both calls of the search, which is not a GraphQL. */
  search: { closed: {} },
} as const satisfies Record<string, Scope>;

export type ApiScope = keyof typeof scopes;
export const apiScopes = Object.keys(scopes) as ApiScope[];

/** For how many days a token can hold. */
export const apiTokenDays = { least: 1, usual: 90, most: 365 } as const;
export const maxApiTokenName = 80;
/** How many can hold at a time. */
export const maxApiTokens = 50;

/** Why a token opens nothing. */
export type ApiTokenProblem = 'malformed' | 'unknown' | 'expired' | 'revoked';

/** How a request of a program is answered. */
type Opening =
  /** As everybody's. */
  | { readonly as: 'stranger' }
  | { readonly as: 'program'; readonly grants: readonly Grant[] }
  /** `missing`: scopes that would open it; none where what is open to all is asked for beside what is not. */
  | { readonly as: 'refused'; readonly missing: readonly ApiScope[] };

/**
 * Decides by the root fields that a request asks for. What its scopes open is asked in their roles; anything else as everybody
 * asks, unless it is closed, or drafts are wished for.
 */
export function openFor(
  held: readonly ApiScope[],
  backEnd: ApiBackEnd,
  fields: readonly string[],
  wishesDrafts: boolean,
): Opening {
  const requested = fields.filter((field) => field !== '__typename');
  const opened = new Set(held.flatMap((scope) => [...closedBy(scope, backEnd), ...openBy(scope, backEnd)]));
  const others = requested.filter((field) => !opened.has(field));
  if (requested.length > 0 && others.length === 0) return { as: 'program', grants: grantsOf(held) };
  const closed = new Set(apiScopes.flatMap((scope) => closedBy(scope, backEnd)));
  if (!wishesDrafts && !requested.some((field) => closed.has(field))) return { as: 'stranger' };
  const missing = apiScopes.filter((scope) => {
    const opens = [...closedBy(scope, backEnd), ...(wishesDrafts ? openBy(scope, backEnd) : [])];
    return !held.includes(scope) && others.some((field) => opens.includes(field));
  });
  return { as: 'refused', missing };
}

/** The roles of scopes, each once. */
function grantsOf(held: readonly ApiScope[]): Grant[] {
  const roles = held.flatMap((name) => getScope(name).role ?? []);
  return [...new Set(roles)].map(everywhere);
}

export function closedBy(scope: ApiScope, backEnd: ApiBackEnd): readonly string[] {
  return getScope(scope).closed[backEnd] ?? [];
}

export function openBy(scope: ApiScope, backEnd: ApiBackEnd): readonly string[] {
  return getScope(scope).open?.[backEnd] ?? [];
}

function getScope(name: ApiScope): Scope {
  return scopes[name];
}
