import { describe, expect } from 'vitest';
import { idTokenHeader } from '#contracts/identity/client.ts';
import type { BackendName } from '#web/apps/portal/operations.ts';
import { portalOperations } from '#web/bff/operations.ts';
import { test } from '../support/browser/page-test.ts';
import { idTokenOf, type Person } from '../support/site/sign-in.ts';
import { originOf } from '../support/site.ts';

/**
 * Expected codes for allowed callers: the shared session of the tests may be older than the five minutes of a
 * proof of identity.
 */
const answered = ['done', 'NOT_FOUND', 'BAD_USER_INPUT', 'PROOF_REQUIRED'];

/** Which services people may use, as in seed/company/accounts. */
const services = ['ticketing', 'inventory', 'wireFlow', 'administration', 'staff'] as const;
type Service = (typeof services)[number];
const uses: Readonly<Partial<Record<Person, readonly Service[]>>> = {
  customer: ['ticketing', 'inventory', 'wireFlow'],
  otherCustomer: ['ticketing', 'inventory'],
  applicant: ['inventory'],
  onPremise: ['wireFlow'],
  administrator: ['ticketing', 'administration'],
  internalAdministrator: services,
  employee: ['ticketing', 'inventory', 'staff'],
};

const nobody = '00000000-0000-4000-8000-000000000000';
const list = { search: '', status: null, application: null, organisation: null, sort: 'name', after: null };
const machineList = { filter: {}, search: '', sort: 'place', descending: false, page: 1 };
const draft = {
  software: 'lumenPlan',
  version: '1',
  channel: 'stable',
  releasedOn: '2025-11-20',
  requires: 'masterData',
  notes: [],
  files: [],
};
const change = { key: nobody, number: 'ST-1999-000001', version: 1 };

type Need = {
  /** The required service; `anybody`: it is enough to be signed in. */
  readonly by: Service | 'anybody';
  /** Variables that match nothing, so that an allowed caller changes nothing. */
  readonly variables?: object;
  /** It would change the caller: only callers who may not use it are tried. */
  readonly changesOneself?: true;
};

const onAccess: Need = { by: 'administration', variables: { access: nobody } };
const onOneself: Need = { by: 'anybody', changesOneself: true };

const needs: Readonly<Record<string, Need>> = {
  // Support
  dashboardTickets: { by: 'ticketing' },
  dashboardMachines: { by: 'inventory' },
  frameNews: { by: 'ticketing' },
  framePlace: { by: 'ticketing' },
  foundTickets: { by: 'ticketing', variables: { search: 'x' } },
  foundMachines: { by: 'inventory', variables: { search: 'x' } },
  serviceLinks: { by: 'anybody', variables: { language: 'en', country: 'CH' } },
  machines: { by: 'inventory', variables: machineList },
  machineTree: { by: 'inventory' },
  machinesExport: { by: 'inventory', variables: { filter: {}, search: '' } },
  oldInventory: { by: 'inventory', variables: { page: 1 } },
  machine: { by: 'inventory', variables: { id: 'M-9999' } },
  renameMachine: { by: 'inventory', variables: { id: 'M-9999', ownName: 'x' } },
  reportWrongEntry: { by: 'inventory', variables: { key: nobody, machine: 'M-9999', message: 'x' } },
  ticketList: {
    by: 'ticketing',
    variables: { filter: {}, view: 'all', search: '', sort: 'updatedOn', descending: true, page: 1 },
  },
  ticketsExport: { by: 'ticketing', variables: { filter: {}, view: 'all', search: '' } },
  ticketChoices: { by: 'ticketing' },
  createTicket: { by: 'ticketing', variables: { key: nobody, input: {} } },
  ticket: { by: 'ticketing', variables: { number: 'ST-1999-000001' } },
  replyToTicket: {
    by: 'ticketing',
    variables: { key: nobody, number: 'ST-1999-000001', text: 'x', uploads: [], status: null },
  },
  closeTicket: { by: 'ticketing', variables: { ...change, reason: 'noLongerRelevant', comment: '' } },
  reopenTicket: { by: 'ticketing', variables: change },
  setTicketStatus: { by: 'staff', variables: { ...change, status: 'solved' } },
  setTicketSeverity: { by: 'staff', variables: { number: 'ST-1999-000001', severity: 'minor' } },
  assignTicket: { by: 'staff', variables: { number: 'ST-1999-000001', from: null, to: null } },
  planTicket: { by: 'staff', variables: { number: 'ST-1999-000001', at: null } },
  addTicketNote: { by: 'staff', variables: { key: nobody, number: 'ST-1999-000001', text: 'x' } },
  followTicket: { by: 'ticketing', variables: { number: 'ST-1999-000001', follow: true } },
  wireFlow: { by: 'wireFlow', variables: { language: 'en' } },
  software: { by: 'anybody', variables: { language: 'en' } },
  watchSoftware: { by: 'anybody', changesOneself: true },
  managedReleases: { by: 'staff' },
  managedRelease: { by: 'staff', variables: { id: nobody } },
  saveRelease: { by: 'staff', variables: { id: nobody, revision: 1, input: draft } },
  publishRelease: { by: 'staff', variables: { id: nobody, revision: 1 } },
  withdrawRelease: { by: 'staff', variables: { id: nobody, revision: 1, reason: '' } },
  removeReleaseFile: { by: 'staff', variables: { id: nobody, name: 'x' } },
  deleteRelease: { by: 'staff', variables: { id: nobody, revision: 1 } },
  // Accounts
  account: { by: 'anybody' },
  dashboardAccesses: { by: 'anybody' },
  waitingRequests: { by: 'anybody' },
  requestAccess: { by: 'anybody', variables: { application: 'direct', organisation: 'ORG-999999' } },
  company: { by: 'anybody' },
  askToJoin: onOneself,
  joinByEmail: { by: 'anybody', variables: { organisation: 'ORG-999999' } },
  joining: { by: 'administration' },
  allowEmailDomain: {
    by: 'administration',
    variables: { organisation: 'ORG-999999', joining: 'request' },
  },
  disallowEmailDomain: {
    by: 'administration',
    variables: { organisation: 'ORG-999999', domain: 'x.example' },
  },
  changePassword: onOneself,
  beginTotp: onOneself,
  confirmTotp: onOneself,
  removeTotp: onOneself,
  beginPasskey: onOneself,
  beginPasskeyProof: onOneself,
  proveIdentity: onOneself,
  provePasskey: onOneself,
  confirmPasskey: onOneself,
  removePasskey: onOneself,
  newRecoveryCodes: onOneself,
  resetSecondFactor: onOneself,
  endSession: onOneself,
  endOtherSessions: onOneself,
  updateProfile: onOneself,
  requestEmailChange: onOneself,
  deleteAccount: onOneself,
  people: { by: 'administration', variables: list },
  requests: { by: 'administration' },
  peopleExport: { by: 'administration', variables: list },
  person: { by: 'administration', variables: { id: nobody } },
  personTrail: { by: 'administration', variables: { person: nobody, after: null } },
  invitationChoices: { by: 'administration' },
  invitePerson: {
    by: 'administration',
    variables: {
      invitation: {
        email: '',
        firstName: '',
        lastName: '',
        language: 'en',
        organisation: 'ORG-999999',
        accesses: [],
      },
    },
  },
  inviteMany: {
    by: 'administration',
    variables: {
      onlyCheck: true,
      invitations: { accesses: [], language: 'en', list: '', organisation: 'ORG-999999' },
    },
  },
  acceptRequests: { by: 'administration', variables: { accesses: [nobody] } },
  resetSecondFactorOf: { by: 'administration', variables: { person: nobody } },
  requireSecondFactorOf: { by: 'administration', variables: { person: nobody, isRequired: true } },
  endSessionsOf: { by: 'administration', variables: { person: nobody } },
  acceptRequest: onAccess,
  grantAccess: onAccess,
  denyAccess: onAccess,
  withdrawAccess: onAccess,
  resendInvite: onAccess,
  sendNewInvite: onAccess,
  suspendAccess: onAccess,
  resumeAccess: onAccess,
  updateAccess: { by: 'administration', variables: { access: nobody, role: 'user', userType: 'cloud' } },
  addApplication: {
    by: 'administration',
    variables: {
      person: nobody,
      application: 'direct',
      organisation: 'ORG-999999',
      role: 'user',
      userType: 'cloud',
    },
  },
  addOrganisation: { by: 'administration', variables: { person: nobody, organisation: 'ORG-999999' } },
  removeOrganisation: { by: 'administration', variables: { person: nobody, organisation: 'ORG-999999' } },
  deletePerson: { by: 'administration', variables: { person: nobody } },
};

const all = (['support', 'accounts'] as const).flatMap((backend) =>
  Object.keys(portalOperations[backend]!).map((name) => ({ backend, name })),
);
const proxies: Readonly<Record<BackendName, string>> = {
  support: '/api/tickets-proxy',
  accounts: '/api/accounts-proxy',
};

/** The back end's response to an operation: an error code, or `done`. */
async function findCode(backend: BackendName, name: string, token: string): Promise<string> {
  const origin = originOf('main');
  const response = await fetch(origin + proxies[backend], {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, [idTokenHeader]: token },
    body: JSON.stringify({ operationName: name, variables: needs[name]?.variables ?? {} }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] };
  return errors ? (errors[0]?.extensions?.code ?? 'unnamed') : 'done';
}

test('POR-02 TIC-04 UAD-03 every operation of the portal says whom it is for', () => {
  expect(Object.keys(needs).sort()).toEqual(all.map(({ name }) => name).sort());
});

test.for([
  ['nobody', ''],
  ['a text that is not a token', 'x.y.z'],
])('TIC-04 UAD-03 %s gets nothing from any operation', async ([, token = '']) => {
  for (const { backend, name } of all) {
    // An invalid query is refused as such, for every caller.
    const code = await findCode(backend, name, token);
    expect(['UNAUTHENTICATED', 'BAD_USER_INPUT'], name).toContain(code);
    if (!needs[name]?.changesOneself) expect(code, name).toBe('UNAUTHENTICATED');
  }
});

describe('TIC-04 AST-01 WFL-01 UAD-03 who may do what in the portal', () => {
  test.for(Object.keys(uses) as Person[])('%s', async (person, { browser }) => {
    const token = await idTokenOf(browser, person);
    const mine: readonly string[] = uses[person] ?? [];
    for (const { backend, name } of all) {
      const need = needs[name];
      if (!need || need.changesOneself) continue;
      const code = await findCode(backend, name, token);
      if (need.by === 'anybody' || mine.includes(need.by)) {
        expect(answered, `${name} for ${person}`).toContain(code);
      } else {
        expect(code, `${name} for ${person}`).toBe('FORBIDDEN');
      }
    }
  });
});

test.for([
  ['nobody', 401],
  ['customer', 403],
  ['administrator', 403],
  ['employee', 404],
] as const)('DLC-01 an upload to a release by %s: %i', async ([person, status], { browser }) => {
  const origin = originOf('main');
  const token = person === 'nobody' ? '' : await idTokenOf(browser, person);
  const metadata = `filename ${btoa('x.zip')},release ${btoa(nobody)}`;
  const answer = await fetch(`${origin}/api/release-uploads`, {
    method: 'POST',
    headers: {
      [idTokenHeader]: token,
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': metadata,
    },
  });
  expect(answer.status).toBe(status);
});

test('TIC-04 an operation that the portal does not have is refused, and so is one of the other back end', async ({
  browser,
}) => {
  const token = await idTokenOf(browser, 'internalAdministrator');
  for (const name of ['standing', 'enquiries', '__proto__', 'toString', 'people']) {
    expect(await findCode('support', name, token), name).toBe('BAD_REQUEST');
  }
  expect(await findCode('accounts', 'ticket', token)).toBe('BAD_REQUEST');
});
