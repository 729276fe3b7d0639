import type { Backend } from '#contracts/backend.ts';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { type ApplicationKey, roles } from '#contracts/identity/roles.ts';
import { createIdTokens } from './id-tokens.ts';

export type TestPerson = {
  readonly name: string;
  readonly isEmployee?: boolean;
  readonly active?: boolean;
  readonly language?: string;
  /** The applications that the person may use, by organisation: `{ 'ORG-100101': ['ticketing'] }` */
  readonly uses: Readonly<Record<string, readonly ApplicationKey[]>>;
};

type TestLocation = { id: string; name: string; city: string; country: string; timeZone: string };
export type TestOrganisation = { readonly name: string; readonly locations: readonly TestLocation[] };

const byApplication: Partial<Record<ApplicationKey, string>> = roles as never;

type Question = {
  operationName: string;
  variables: { subject?: string; ids?: string[]; organisation?: string };
};

/**
 * People with ID tokens, and an accounts back end that knows them: for services that ask for a person's
 * current rights.
 */
export async function signInPeople(
  organisations: Readonly<Record<string, TestOrganisation>>,
  people: Readonly<Record<string, TestPerson>>,
) {
  const tokens = await createIdTokens();
  const ids = new Map(Object.keys(people).map((key) => [key, crypto.randomUUID() as string]));
  const now = new Map(Object.entries(people).map(([key, person]) => [ids.get(key)!, { key, ...person }]));

  const standing = (id: string) => {
    const person = now.get(id);
    if (!person) return null;
    const used = Object.entries(person.uses);
    return {
      active: person.active ?? true,
      isEmployee: person.isEmployee ?? false,
      person: {
        id,
        name: person.name,
        email: `${person.key}@example.com`,
        language: person.language ?? 'en',
      },
      roles: [...new Set(used.flatMap(([, applications]) => applications.map((key) => byApplication[key])))],
      organisations: used.map(([organisation, applications]) => ({
        id: organisation,
        ...organisations[organisation],
        accesses: applications.map((application) => ({ application })),
      })),
    };
  };
  const ticketUsers = (organisation: string) =>
    [...now.entries()]
      .filter(([, { active, uses }]) => active !== false && uses[organisation]?.includes('ticketing'))
      .map(([id, { key, name, language = 'en', isEmployee = false }]) => ({
        id,
        name,
        email: `${key}@example.com`,
        language,
        isEmployee,
      }));
  const backend: Backend = {
    url: 'http://accounts.internal/graphql/accounts',
    async fetch(request) {
      const { operationName, variables } = (await request.json()) as Question;
      const { subject = '', ids: wanted = [] } = variables;
      if (operationName === 'standing') return Response.json({ data: { standing: standing(subject) } });
      if (operationName === 'organisationDirectory') {
        const directory = Object.entries(organisations).map(([id, organisation]) => ({
          id,
          ...organisation,
        }));
        return Response.json({ data: { organisationDirectory: directory } });
      }
      if (operationName === 'ticketUsers') {
        return Response.json({ data: { applicationUsers: ticketUsers(variables.organisation ?? '') } });
      }
      return Response.json({ data: { contacts: wanted.filter((id) => now.has(id)).map((id) => ({ id })) } });
    },
  };

  const idOf = (key: string) => ids.get(key) ?? crypto.randomUUID();
  const tokenOf = (key: string, seconds?: number) => tokens.tokenFor(idOf(key), seconds);
  return {
    /** The option `people` of services. */
    people: { verify: tokens.verify, accounts: { backend, token: undefined } },
    /** The same for another process: serves `/keys`, and the accounts back end at any other path. */
    async serve(request: Request): Promise<Response> {
      return request.url.endsWith('/keys') ? Response.json(tokens.keys) : backend.fetch(request);
    },
    idOf,
    tokenOf,
    headersOf: async (key: string) => ({ [idTokenHeader]: await tokenOf(key) }),
    /** Deletes the account. */
    leave: (key: string) => void now.delete(idOf(key)),
    /** Changes a person from now on. */
    change(key: string, change: Partial<TestPerson>) {
      const id = idOf(key);
      now.set(id, { ...now.get(id)!, ...change });
    },
  };
}
