import type { accountsRules, contentRules, productsRules, supportRules } from './operations.ts';

/**
 * Which operations of the editor area leave an event, and what it is about (0119), by back end and mutation. Every
 * embedded back end writes by this table, and the site names the events by it.
 */

/** What editors change, as events name it. */
export const subjectKinds = [
  'page',
  'site',
  'navigation',
  'redirect',
  'news',
  'location',
  'contact',
  'brand',
  'theme',
  'file',
  'product',
  'classification',
  'attribute',
  'catalogueImport',
  'catalogueSource',
  'enquiry',
  'organisation',
  'machine',
  'webhook',
  'editor',
  'apiToken',
] as const;

export type SubjectKind = (typeof subjectKinds)[number];

export type EventRule = {
  /** `ofRecord`: the argument `kind` names it. */
  readonly kind: SubjectKind | 'ofRecord';
  /** The argument with its id or ids; `own`: the account of whoever does it; absent: the result says it. */
  readonly id?: string;
  /** Saved again and again while somebody writes: one event as long as nobody else comes between. */
  readonly folds?: true;
  /**
   * The transaction begins with the first change only: before it something is asked that takes long, or a guess is
   * counted that stays counted when nothing is done.
   */
  readonly begins?: 'late';
};

/** Null: it leaves nothing behind that anybody could ask about. */
export type EventRules = Readonly<Record<string, EventRule | null>>;

/** How many things one event names; of more it says how many they were. */
export const maxNamedSubjects = 100;

type Of<Rules> = Partial<Record<keyof Rules, EventRule | null>>;

const page = { kind: 'page', id: 'pageId' } as const;
/** Its id is made with it, or stands in the draft. */
const draft = { kind: 'page' } as const;
const record = { kind: 'ofRecord', id: 'id' } as const;
const editor = { kind: 'editor', id: 'id' } as const;
const ownAccount = { kind: 'editor', id: 'own' } as const;
/** A password or a code is looked at first. */
const provenAccount = { ...ownAccount, begins: 'late' } as const;

export const contentEvents = {
  createPage: draft,
  copyPage: draft,
  savePage: { ...draft, folds: true },
  restorePage: page,
  removePage: page,
  restoreBinnedPage: page,
  changePages: { kind: 'page', id: 'pageIds' },
  replaceWords: page,
  publishPage: page,
  unpublishPage: page,
  planPublication: page,
  planTakeOff: page,
  cancelPublication: page,
  submitRelease: page,
  scheduleRelease: page,
  cancelRelease: page,
  approveRelease: page,
  addPreviewLink: page,
  withdrawPreviewLinks: page,
  renewPresence: null,
  endPresence: null,
  addPagePassword: { ...page, begins: 'late' },
  removePagePassword: page,

  startTranslation: page,
  resetTranslation: page,
  setTranslationState: page,
  saveTranslation: { ...page, folds: true },
  exportTranslations: { kind: 'page', id: 'pageIds' },
  importTranslations: { kind: 'page', begins: 'late' },

  saveRecord: { kind: 'ofRecord', folds: true },
  publishRecord: record,
  removeRecord: record,
  restoreRecord: record,
  importRedirects: { kind: 'site', id: 'siteId', begins: 'late' },
  publishTheme: { kind: 'theme', id: 'id' },
  withdrawTheme: { kind: 'theme', id: 'id' },
  saveSite: { kind: 'site', folds: true },
  removeSite: { kind: 'site', id: 'id' },
  restoreSite: { kind: 'site', id: 'id' },
  saveInterfaceText: { kind: 'site', id: 'siteId', folds: true },
  removeBinnedPage: page,
  removeBinnedRecord: record,

  addFile: { kind: 'file' },
  addFileVersion: { kind: 'file', id: 'id' },
  removeFileVersion: { kind: 'file', id: 'id' },

  importContent: { kind: 'site', id: 'siteId', begins: 'late' },

  addApiToken: { kind: 'apiToken' },
  revokeApiToken: { kind: 'apiToken', id: 'id' },

  addEditor: { kind: 'editor', begins: 'late' },
  changeEditorAccess: editor,
  setEditorEmail: editor,
  resetEditorFactor: editor,
  resetEditorPassword: { ...editor, begins: 'late' },

  setOwnEditorEmail: ownAccount,
  changeOwnEditorPassword: provenAccount,
  // Nothing changes before the code of the app confirms it.
  beginOwnEditorFactor: null,
  confirmOwnEditorFactor: provenAccount,
  removeOwnEditorFactor: provenAccount,
  newOwnEditorRecoveryCodes: provenAccount,
  endEditorSession: ownAccount,
  endOtherEditorSessions: ownAccount,
  signInEditor: provenAccount,
  proveEditor: provenAccount,
  signOutEditor: ownAccount,
  renewEditorSession: null,
} as const satisfies Of<typeof contentRules>;

const product = { kind: 'product', id: 'slug' } as const;
const classification = { kind: 'classification', id: 'slug' } as const;
const attribute = { kind: 'attribute', id: 'key' } as const;
const catalogueImport = { kind: 'catalogueImport', id: 'id' } as const;

export const productsEvents = {
  addProduct: product,
  saveProduct: { ...product, folds: true },
  publishProduct: product,
  discardProduct: product,
  withdrawProduct: product,
  returnProduct: product,
  planProduct: product,
  cancelProductPlan: product,
  restoreProductRevision: product,
  createClassification: classification,
  createAttribute: attribute,
  changeClassification: classification,
  moveClassification: { ...classification, folds: true },
  changeAttribute: attribute,
  moveAttribute: { ...attribute, folds: true },
  compareCatalogueImport: catalogueImport,
  stopCatalogueImport: catalogueImport,
  dropCatalogueImport: catalogueImport,
  decideCatalogueImportLine: { ...catalogueImport, folds: true },
  draftCatalogueImport: catalogueImport,
  publishCatalogueImport: catalogueImport,
  fetchCatalogueSource: { kind: 'catalogueSource', id: 'name' },
} as const satisfies Of<typeof productsRules>;

/** What comes as a file at an address of its own and not by a mutation (`server/files/editor-catalogue.ts`). */
export const uploadEvents = { uploadCatalogue: catalogueImport } as const satisfies EventRules;

const enquiry = { kind: 'enquiry', id: 'id' } as const;
/** Another back end is asked for the place. */
const machine = { kind: 'machine', id: 'id', begins: 'late' } as const;
const webhook = { kind: 'webhook', id: 'id' } as const;

export const supportEvents = {
  setEnquiryState: enquiry,
  setEnquiryNote: { ...enquiry, folds: true },
  // The bytes of its files go first.
  deleteEnquiry: { ...enquiry, begins: 'late' },
  addMachine: { kind: 'machine', begins: 'late' },
  changeMachine: { ...machine, folds: true },
  moveMachine: machine,
  addWebhook: { kind: 'webhook' },
  changeWebhook: webhook,
  renewWebhookSecret: webhook,
  removeWebhook: webhook,
  testWebhook: webhook,
  sendWebhookAgain: webhook,
} as const satisfies Of<typeof supportRules>;

const organisation = { kind: 'organisation', id: 'organisation' } as const;

export const accountsEvents = {
  // Its number is stored as it is tidied.
  createOrganisation: { kind: 'organisation' },
  // Another back end is asked which places are in use.
  changeOrganisation: { kind: 'organisation', id: 'id', folds: true, begins: 'late' },
  setOrganisationClosed: { kind: 'organisation', id: 'id' },
  allowOrganisationDomain: organisation,
  disallowOrganisationDomain: organisation,
  inviteOrganisationAdministrator: organisation,
  inviteOrganisationAdministratorAgain: organisation,
} as const satisfies Of<typeof accountsRules>;

type Noted<Table> = { [Name in keyof Table]: Table[Name] extends null ? never : Name }[keyof Table];

/** What an event says was done. */
export type EventOperation =
  | Noted<typeof contentEvents>
  | Noted<typeof productsEvents>
  | Noted<typeof uploadEvents>
  | Noted<typeof supportEvents>
  | Noted<typeof accountsEvents>;

const all: EventRules = {
  ...contentEvents,
  ...productsEvents,
  ...uploadEvents,
  ...supportEvents,
  ...accountsEvents,
};

/** Whether this version knows what was done: another back end may name more. */
export function isEventOperation(name: string): name is EventOperation {
  return Object.hasOwn(all, name) && all[name] !== null;
}
