import type { Backend } from '#contracts/backend.ts';
import { type ApplicationKey, roles } from '#contracts/identity/roles.ts';

/** People of the portal by their token in tests, and an accounts back end that knows them. */

type Location = { id: string; name: string; city: string; country: string; timeZone: string };
type Organisation = { id: string; name: string; locations: Location[] };

const at = (id: string, name: string, country: string, timeZone: string): Location => ({
  id,
  name,
  city: name,
  country,
  timeZone,
});

const organisations = {
  nordlicht: {
    id: 'ORG-100101',
    name: 'Nordlicht Kabelsysteme GmbH',
    locations: [
      at('LOC-100101-1', 'Hof', 'DE', 'Europe/Berlin'),
      at('LOC-100101-2', 'Plauen', 'DE', 'Europe/Berlin'),
    ],
  },
  bajio: {
    id: 'ORG-100102',
    name: 'Arneses del Bajío S.A. de C.V.',
    locations: [
      at('LOC-100102-1', 'Querétaro', 'MX', 'America/Mexico_City'),
      at('LOC-100102-2', 'León', 'MX', 'America/Mexico_City'),
    ],
  },
  kovar: {
    id: 'ORG-100106',
    name: 'Kovář Rozvaděče s.r.o.',
    locations: [at('LOC-100106-1', 'Brno', 'CZ', 'Europe/Prague')],
  },
} as const satisfies Record<string, Organisation>;

type Person = {
  name: string;
  isEmployee?: boolean;
  roles: string[];
  /** The applications that the person uses, by the name of the organisation. */
  uses: Partial<Record<keyof typeof organisations, ApplicationKey[]>>;
};

export const people = {
  eva: {
    name: 'Eva Brandt',
    roles: [roles.ticketing, roles.inventory, roles.wireFlow, roles.direct],
    uses: { nordlicht: ['ticketing', 'inventory', 'wireFlow', 'direct'] },
  },
  luis: {
    name: 'Luis Ortega',
    roles: [roles.ticketing, roles.inventory],
    uses: { bajio: ['ticketing', 'inventory'] },
  },
  /** Belongs to two organisations, with the inventory of one. */
  jana: {
    name: 'Jana Hribová',
    roles: [roles.ticketing, roles.inventory],
    uses: { nordlicht: ['ticketing'], bajio: ['inventory'] },
  },
  jonas: { name: 'Jonas Keil', roles: [roles.inventory], uses: { nordlicht: ['inventory'] } },
  sabine: { name: 'Sabine Vogt', roles: [roles.ticketing], uses: { nordlicht: ['ticketing'] } },
  petr: {
    name: 'Petr Kovář',
    roles: [roles.wireFlow, roles.onPremise],
    uses: { kovar: ['wireFlow'] },
  },
  mei: { name: 'Mei Lin', roles: [roles.masterData], uses: {} },
  newcomer: { name: 'New User', roles: [], uses: {} },
  nina: { name: 'Nina Frei', isEmployee: true, roles: [roles.ticketing, roles.inventory], uses: {} },
} as const satisfies Record<string, Person>;

export type Viewer = keyof typeof people | 'former' | 'nobody';

/** `former` was suspended after the token was issued. */
export async function verifyViewer(token: string): Promise<{ sub: string } | undefined> {
  return Object.hasOwn(people, token) || token === 'former' ? { sub: token } : undefined;
}

/** The id of a person in the accounts back end: a UUID made from the position in the list. */
export function idOf(viewer: keyof typeof people): string {
  return `00000000-0000-4000-8000-${String(Object.keys(people).indexOf(viewer)).padStart(12, '0')}`;
}

function findPersonStatus(subject: string) {
  // Tokens name a viewer, queries of back ends the id of a person.
  const viewers = Object.keys(people) as (keyof typeof people)[];
  const known = viewers.find((viewer) => viewer === subject || idOf(viewer) === subject);
  const viewer = known ?? 'eva';
  const { name, roles: names, uses, isEmployee = false }: Person = people[viewer];
  return {
    active: known !== undefined,
    person: { id: idOf(viewer), name, email: `${viewer}@customer.example`, language: 'de' },
    roles: names,
    isEmployee,
    organisations: Object.entries(uses).map(([organisation, applications]) => ({
      ...organisations[organisation as keyof typeof organisations],
      accesses: applications.map((application) => ({ application })),
    })),
  };
}

/** An accounts back end that answers the queries of the support back end. */
export const accountsOfViewers: Backend = {
  url: 'http://accounts.internal/graphql/accounts',
  async fetch(request) {
    const { query, variables } = (await request.json()) as { query: string; variables: { subject?: string } };
    const isStanding = /\bstanding\(/.test(query);
    if (isStanding) return Response.json({ data: { standing: findPersonStatus(variables.subject ?? '') } });
    return Response.json({ data: { organisationDirectory: Object.values(organisations) } });
  },
};
