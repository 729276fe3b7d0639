import type { SeedAccounts } from '#services/identity/import/read-accounts.ts';
import type { SeedCatalogue } from '#services/products/import/seed-catalogue.ts';
import type { SeedPortal } from '#services/support/import/read-portal.ts';

/** A record of the portal, the field of its file that contradicts another back end's files, and how. */
export type Disagreement = { record: object; field: string; message: string };

/** The references from the portal's sample data to another back end's data that do not agree with it. */
export function disagreements(
  { machines, people, tickets, licences }: SeedPortal,
  accounts: SeedAccounts,
  { products }: SeedCatalogue,
): Disagreement[] {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const owners = new Map(
    accounts.organisations.flatMap(({ id, locations }) => locations.map((location) => [location.id, id])),
  );
  const known = new Map(accounts.people.map((person) => [person.id, person]));
  const organisations = new Map(
    accounts.organisations.map((organisation) => [organisation.id, organisation]),
  );
  const found: Disagreement[] = [];
  const check = (isRight: boolean, record: object, field: string, message: string) => {
    if (!isRight) found.push({ record, field, message });
  };

  for (const machine of machines) {
    const { productSlug, model, brand, locationId, organisationId } = machine;
    const product = productSlug === null ? undefined : bySlug.get(productSlug);
    check(
      productSlug === null || product !== undefined,
      machine,
      'product',
      `there is no product ${productSlug}`,
    );
    if (product) {
      const { en } = product.names;
      check(en === model, machine, 'model', `${productSlug} is called ${en}, not ${model}`);
      check(product.brand === brand, machine, 'brand', `${productSlug} is of ${product.brand}, not ${brand}`);
    }
    const isThere = owners.get(locationId) === organisationId;
    check(isThere, machine, 'location', `${organisationId} has no location ${locationId}`);
  }
  for (const person of people) {
    const account = known.get(person.id);
    const isSame =
      account?.email === person.email &&
      `${account.firstName} ${account.lastName}` === person.name &&
      account.language === person.language &&
      account.isEmployee === person.isEmployee;
    check(isSame, person, 'id', 'is another in seed/company/accounts');
  }
  for (const place of new Set(tickets.map((ticket) => ticket.place))) {
    const organisation = organisations.get(place.organisationId);
    const location = organisation?.locations.find(({ id }) => id === place.id);
    const isSame =
      organisation?.name === place.organisationName &&
      location?.name === place.name &&
      location.country === place.country &&
      location.timeZone === place.timeZone;
    check(isSame, place, 'id', 'is another in seed/company/accounts');
  }
  for (const licence of licences) {
    const { organisationId } = licence;
    check(organisations.has(organisationId), licence, 'organisation', `there is no ${organisationId}`);
  }
  return found;
}
