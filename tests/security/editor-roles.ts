import type { Role } from '#contracts/editing/roles.ts';

/**
 * Who may send each operation of the editor area, beside a chief, written down by hand: the table of the program is
 * what is tried. What is not named here is for everybody in the editor area.
 */
const named: readonly (readonly [roles: readonly Role[], operations: string])[] = [
  [
    ['editor'],
    `createPage copyPage savePage restorePage removePage publishPage unpublishPage planPublication planTakeOff
     cancelPublication submitRelease scheduleRelease cancelRelease changePages replaceWords restoreBinnedPage
     saveRecord publishRecord removeRecord restoreRecord importRedirects`,
  ],
  [
    ['editor', 'translator'],
    `startTranslation resetTranslation setTranslationState saveTranslation exportTranslations importTranslations`,
  ],
  [['editor', 'productManager'], 'removeFileVersion'],
  [
    ['productManager'],
    `addProduct saveProduct publishProduct discardProduct withdrawProduct returnProduct planProduct cancelProductPlan
     restoreProductRevision createClassification createAttribute changeClassification moveClassification changeAttribute
     moveAttribute compareCatalogueImport stopCatalogueImport dropCatalogueImport decideCatalogueImportLine draftCatalogueImport publishCatalogueImport fetchCatalogueSource`,
  ],
  [['editor', 'serviceAdministrator'], 'enquiries enquiriesExport enquiry setEnquiryState setEnquiryNote'],
  [
    ['serviceAdministrator'],
    `installedMachines installedMachine machineHistory customerPlaces addMachine changeMachine moveMachine
     managedOrganisations managedOrganisation organisationHistory createOrganisation changeOrganisation
     setOrganisationClosed allowOrganisationDomain disallowOrganisationDomain inviteOrganisationAdministrator
     inviteOrganisationAdministratorAgain`,
  ],
  [
    [],
    `approveRelease addPagePassword removePagePassword publishTheme withdrawTheme saveSite removeSite restoreSite
     removeBinnedPage removeBinnedRecord importContent transfers transfer editors addEditor changeEditorAccess
     setEditorEmail resetEditorFactor resetEditorPassword deleteEnquiry webhooks webhook addWebhook changeWebhook
     renewWebhookSecret removeWebhook testWebhook sendWebhookAgain apiTokens addApiToken revokeApiToken contentEvents
     productsEvents supportEvents accountsEvents`,
  ],
];

/**
 * These differ from others by a value alone. With the impossible ones of a test they are refused for their form, or
 * for the role: `tests/contract/accounts/customers.test.ts` tries them with possible ones.
 */
const ofOwnCompany = ['createOwnOrganisation', 'inviteOwnAdministrator', 'inviteOwnAdministratorAgain'];

const byName = new Map<string, readonly Role[]>([
  ...named.flatMap(([roles, operations]) => operations.split(/\s+/).map((name) => [name, roles] as const)),
  ...ofOwnCompany.map((name) => [name, ['serviceAdministrator']] as const),
]);

export function rolesOf(operation: string): readonly Role[] | 'everybody' {
  return byName.get(operation) ?? 'everybody';
}
