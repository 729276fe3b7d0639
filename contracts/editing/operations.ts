import type { Right } from './roles.ts';

/**
 * What each operation of the editor area asks of whoever sends it (0118), by back end and root field. The site
 * asks this table to refuse early, every embedded back end to refuse at all.
 */

/** Which arguments say what a change touches; the content back end finds its sites and languages from them. */
export type Scope =
  /** `draft`: a new page. */
  | 'newPage'
  /** `draft`: the languages in which it differs from what is stored; all of its site where more differs. */
  | 'draft'
  /** `pageId`, in all languages of its site. */
  | 'page'
  /**
   * `pageId` in `languages` and `fallbacks`; in all of its site unless `everywhere` says that the languages that stay
   * get nothing.
   */
  | 'publication'
  /** `pageIds`, each in all languages of its site. */
  | 'pages'
  /** `pageId` in `languages`, or in the one `language`; in all where none is named. */
  | 'languagesOfPage'
  /** `pageId` in the languages of `places`. */
  | 'places'
  /** `pageId` in the languages of its `plan`, or of all its plans. */
  | 'plans'
  /** `siteId`, in all its languages. */
  | 'site'
  /** `kind` with `id` or, for a new one, `data`: of its site or, where it belongs to none, of all. */
  | 'record'
  /** `pageIds`, or the pages of `siteId`, or all, in `languages`. */
  | 'translations';

export type Rule =
  | Right
  | { readonly right: Right; readonly scope: Scope }
  /** Another right where the argument `kind` says that it is about a file. */
  | { readonly right: Right; readonly ofFiles: Right; readonly scope: 'record' }
  /** The operation asks on for itself (`demand`): what a file touches, or whose company it is, is known inside. */
  | { readonly right: Right; readonly scope: 'inside' }
  /** Every editor, whatever the role. */
  | 'everyEditor'
  /** Of the own account, by the id of the session that the site knows. */
  | 'ownSession'
  /** Signing in and out, before anybody is there. */
  | 'site';

export type Rules = Readonly<Record<string, Rule>>;

const page = { right: 'editPages', scope: 'page' } as const;
const languagesOfPage = { right: 'editPages', scope: 'languagesOfPage' } as const;
const publication = { right: 'editPages', scope: 'publication' } as const;
const translated = { right: 'translate', scope: 'languagesOfPage' } as const;
/** What a file says of itself belongs to whoever may add files. */
const record = { right: 'keepRecords', ofFiles: 'keepMedia', scope: 'record' } as const;

export const contentRules = {
  createPage: { right: 'editPages', scope: 'newPage' },
  copyPage: page,
  savePage: { right: 'editPages', scope: 'draft' },
  restorePage: languagesOfPage,
  removePage: page,
  restoreBinnedPage: page,
  changePages: { right: 'editPages', scope: 'pages' },
  replaceWords: { right: 'editPages', scope: 'places' },
  publishPage: publication,
  unpublishPage: languagesOfPage,
  planPublication: publication,
  planTakeOff: languagesOfPage,
  cancelPublication: { right: 'editPages', scope: 'plans' },
  submitRelease: page,
  scheduleRelease: languagesOfPage,
  cancelRelease: page,
  approveRelease: 'approvePages',
  addPreviewLink: 'everyEditor',
  withdrawPreviewLinks: 'everyEditor',
  renewPresence: 'everyEditor',
  endPresence: 'everyEditor',
  addPagePassword: 'protectPages',
  removePagePassword: 'protectPages',

  startTranslation: { right: 'translate', scope: 'page' },
  resetTranslation: { right: 'translate', scope: 'page' },
  setTranslationState: translated,
  saveTranslation: translated,
  exportTranslations: { right: 'translate', scope: 'translations' },
  importTranslations: { right: 'translate', scope: 'inside' },

  saveRecord: record,
  publishRecord: record,
  removeRecord: record,
  restoreRecord: record,
  importRedirects: { right: 'keepRecords', scope: 'site' },
  publishTheme: 'publishThemes',
  withdrawTheme: 'publishThemes',
  saveSite: 'changeSites',
  removeSite: 'changeSites',
  restoreSite: 'changeSites',
  saveInterfaceText: 'changeInterfaceTexts',
  removeBinnedPage: 'removeForGood',
  removeBinnedRecord: 'removeForGood',

  addFile: 'keepMedia',
  addFileVersion: 'keepMedia',
  removeFileVersion: 'keepMedia',

  importContent: 'takeContentOver',
  transfers: 'takeContentOver',
  transfer: 'takeContentOver',
  editorEvents: 'seeEvents',

  editors: 'manageTeam',
  addEditor: 'manageTeam',
  changeEditorAccess: 'manageTeam',
  setEditorEmail: 'manageTeam',
  resetEditorFactor: 'manageTeam',
  resetEditorPassword: 'manageTeam',

  apiTokens: 'manageTokens',
  addApiToken: 'manageTokens',
  revokeApiToken: 'manageTokens',
  apiTokenStanding: 'site',

  setOwnEditorEmail: 'ownSession',
  changeOwnEditorPassword: 'ownSession',
  beginOwnEditorFactor: 'ownSession',
  confirmOwnEditorFactor: 'ownSession',
  removeOwnEditorFactor: 'ownSession',
  newOwnEditorRecoveryCodes: 'ownSession',
  endEditorSession: 'ownSession',
  endOtherEditorSessions: 'ownSession',
  signInEditor: 'site',
  proveEditor: 'site',
  signOutEditor: 'site',
  renewEditorSession: 'site',
} as const satisfies Rules;

export const productsRules = {
  addProduct: 'manageProducts',
  saveProduct: 'manageProducts',
  publishProduct: 'manageProducts',
  discardProduct: 'manageProducts',
  withdrawProduct: 'manageProducts',
  returnProduct: 'manageProducts',
  planProduct: 'manageProducts',
  cancelProductPlan: 'manageProducts',
  restoreProductRevision: 'manageProducts',
  createClassification: 'manageProducts',
  createAttribute: 'manageProducts',
  changeClassification: 'manageProducts',
  moveClassification: 'manageProducts',
  changeAttribute: 'manageProducts',
  moveAttribute: 'manageProducts',
  compareCatalogueImport: 'manageProducts',
  stopCatalogueImport: 'manageProducts',
  dropCatalogueImport: 'manageProducts',
  decideCatalogueImportLine: 'manageProducts',
  draftCatalogueImport: 'manageProducts',
  publishCatalogueImport: 'manageProducts',
  fetchCatalogueSource: 'manageProducts',
  editorEvents: 'seeEvents',
} as const satisfies Rules;

/** The operations that people of the portal send are decided by who they are there (`viewer`). */
export const supportRules = {
  enquiries: 'answerEnquiries',
  enquiriesExport: 'answerEnquiries',
  enquiry: 'answerEnquiries',
  setEnquiryState: 'answerEnquiries',
  setEnquiryNote: 'answerEnquiries',
  deleteEnquiry: 'deleteEnquiries',
  customerPlaces: 'manageCustomers',
  installedMachines: 'manageCustomers',
  installedMachine: 'manageCustomers',
  addMachine: 'manageCustomers',
  changeMachine: 'manageCustomers',
  moveMachine: 'manageCustomers',
  webhooks: 'manageWebhooks',
  webhook: 'manageWebhooks',
  addWebhook: 'manageWebhooks',
  changeWebhook: 'manageWebhooks',
  renewWebhookSecret: 'manageWebhooks',
  removeWebhook: 'manageWebhooks',
  testWebhook: 'manageWebhooks',
  sendWebhookAgain: 'manageWebhooks',
  editorEvents: 'seeEvents',
} as const satisfies Rules;

/** Of our own company `manageOwnCompany` is asked for inside, where its kind is known. */
const ofCustomer = { right: 'manageCustomers', scope: 'inside' } as const;

export const accountsRules = {
  managedOrganisations: 'manageCustomers',
  managedOrganisation: 'manageCustomers',
  organisationSubRegions: 'manageCustomers',
  createOrganisation: ofCustomer,
  changeOrganisation: ofCustomer,
  setOrganisationClosed: ofCustomer,
  allowOrganisationDomain: ofCustomer,
  disallowOrganisationDomain: ofCustomer,
  inviteOrganisationAdministrator: ofCustomer,
  inviteOrganisationAdministratorAgain: ofCustomer,
  editorEvents: 'seeEvents',
} as const satisfies Rules;

/** The right that a rule names for an operation with these arguments; undefined: any editor, or nobody's right. */
export function rightOf(rule: Rule, args: Readonly<Record<string, unknown>>): Right | undefined {
  if (typeof rule === 'object') return 'ofFiles' in rule && args.kind === 'file' ? rule.ofFiles : rule.right;
  return rule === 'everyEditor' || rule === 'ownSession' || rule === 'site' ? undefined : rule;
}
