import type { WayToAsk } from '#contracts/identity/joining.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { companyName, plainNumber } from './company-name.ts';

/** The customers that have a machine with that serial number, according to the back end for machines. */
export type FindMachineOwners = (serialNumber: string) => Promise<readonly string[]>;

type Named = { readonly way: WayToAsk; readonly value: string; readonly town: string };
type Customer = { id: string; name: string; towns: string[] };

const customers = statement<Customer>(
  'identity_customers_by_name',
  `SELECT o.id, o.name, array_append(ARRAY(
     SELECT l.city FROM identity.organisation_location l WHERE l.organisation_id = o.id), o.city) AS towns
   FROM identity.organisation o WHERE o.kind = 'customer' AND o.closed_at IS NULL`,
);

/** The customer that is meant; undefined: none matches, or several, which a person has to tell apart. */
export async function findNamedOrganisation(
  connection: Connection,
  { way, value, town }: Named,
  findMachineOwners: FindMachineOwners,
): Promise<string | undefined> {
  const known = await customers(connection);
  if (way === 'name') return onlyOne(ofName(known, value, town));
  if (way === 'number') return onlyOne(known.filter(({ id }) => plainNumber(id) === plainNumber(value)));
  const serialNumber = plainNumber(value);
  if (serialNumber === '') return undefined;
  const owners = new Set(await findMachineOwners(serialNumber));
  return onlyOne(known.filter(({ id }) => owners.has(id)));
}

/** The town distinguishes organisations of the same name. */
function ofName(known: readonly Customer[], value: string, town: string): readonly Customer[] {
  const wanted = companyName(value);
  if (wanted === '') return [];
  const named = known.filter(({ name }) => companyName(name) === wanted);
  if (named.length < 2 || town === '') return named;
  return named.filter(({ towns }) => towns.some((one) => companyName(one) === companyName(town)));
}

function onlyOne(found: readonly Customer[]): string | undefined {
  return found.length === 1 ? found[0]?.id : undefined;
}
