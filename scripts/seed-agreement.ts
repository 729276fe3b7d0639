import type { SeedAccounts } from '../services/identity/import/read-accounts.ts';
import type { SeedCatalogue } from '../services/products/import/seed-catalogue.ts';
import type { SeedPortal } from '../services/support/import/read-portal.ts';

/** Where the sample data of one back end speaks of another's and the two do not agree, one line each. */
export function disagreements(
  { machines, people, tickets, licences }: SeedPortal,
  accounts: SeedAccounts,
  { products }: SeedCatalogue,
): string[] {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const owners = new Map(
    accounts.organisations.flatMap(({ id, locations }) => locations.map((location) => [location.id, id])),
  );
  const known = new Map(accounts.people.map((person) => [person.id, person]));
  const organisations = new Map(
    accounts.organisations.map((organisation) => [organisation.id, organisation]),
  );

  const ofMachines = machines.flatMap(({ id, productSlug, model, brand, locationId, organisationId }) => {
    const product = productSlug === null ? undefined : bySlug.get(productSlug);
    return [
      productSlug !== null && !product && `${id}: there is no product ${productSlug}`,
      product &&
        product.names.en !== model &&
        `${id}: ${productSlug} is called ${product.names.en}, not ${model}`,
      product && product.brand !== brand && `${id}: ${productSlug} is of ${product.brand}, not ${brand}`,
      owners.get(locationId) !== organisationId && `${id}: ${organisationId} has no location ${locationId}`,
    ];
  });
  const ofPeople = people.map(({ id, email, name, language, isEmployee }) => {
    const account = known.get(id);
    const isSame =
      account?.email === email &&
      `${account.firstName} ${account.lastName}` === name &&
      account.language === language &&
      account.isEmployee === isEmployee;
    return !isSame && `${email}: is another in seed/accounts`;
  });
  const ofPlaces = tickets.map(({ number, place }) => {
    const organisation = organisations.get(place.organisationId);
    const location = organisation?.locations.find(({ id }) => id === place.id);
    const isSame =
      organisation?.name === place.organisationName &&
      location?.name === place.name &&
      location.timeZone === place.timeZone;
    return !isSame && `ticket ${number}: ${place.id} is another in seed/accounts`;
  });
  const ofLicences = licences.map(
    ({ id, organisationId }) => !organisations.has(organisationId) && `${id}: there is no ${organisationId}`,
  );
  return [...ofMachines, ...ofPeople, ...ofPlaces, ...ofLicences].filter((line) => typeof line === 'string');
}
