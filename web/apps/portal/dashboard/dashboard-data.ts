import type { ResultOf } from 'gql.tada';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { orNull } from '#web/apps/frame/later.ts';
import type { Portal } from '../portal.ts';
import { activeServices, type ServiceLinks, type ServiceRecord } from '../service-states.ts';
import type { operations } from './dashboard-operations.ts';

/**
 * The data of the dashboard, each part as soon as its back end responds. Undefined: the person has no such
 * service; a promise of null: its back end is unavailable.
 */
export type DashboardData = ReturnType<typeof loadDashboard>;

export function loadDashboard(portal: Portal) {
  const { sendOperation, viewer } = portal;
  const uses = new Set(activeServices(viewer).map(({ key }) => key));
  return {
    ...loadServices(portal),
    tickets: uses.has('ticketing')
      ? orNull(
          sendOperation('support', 'dashboardTickets').then(({ tickets, ticketSettings }) => ({
            ...tickets,
            ...ticketSettings,
          })),
        )
      : undefined,
    machines: uses.has('inventory')
      ? orNull(sendOperation('support', 'dashboardMachines').then(({ machines }) => machines.total))
      : undefined,
    requests: uses.has('userAdministration')
      ? orNull(sendOperation('accounts', 'waitingRequests').then((answer) => answer.waitingRequests))
      : undefined,
  };
}

/** The data of the service cards. */
export function loadServices({ sendOperation, locale }: Portal) {
  return {
    accesses: orNull(sendOperation('accounts', 'dashboardAccesses').then(readAccesses)),
    links: orNull(loadServiceLinks(sendOperation, locale)),
  };
}

/** WFL-01: the addresses of external services; null: not available yet. */
async function loadServiceLinks(
  sendOperation: Portal['sendOperation'],
  { language, country }: Portal['locale'],
): Promise<ServiceLinks> {
  const { serviceLinks } = await sendOperation('support', 'serviceLinks', { language, country });
  return Object.fromEntries(serviceLinks.map(({ key, address }) => [key, address]));
}

type Accesses = ResultOf<(typeof operations)['accounts']['dashboardAccesses']>;

export type KnownAccesses = {
  readonly records: Readonly<Partial<Record<ApplicationKey, ServiceRecord>>>;
  /** The person's organisations without a request, access or refusal for an application. */
  readonly requestable: (application: ApplicationKey) => readonly { id: string; name: string }[];
  readonly belongsNowhere: boolean;
};

function readAccesses({ me, applications }: Accesses): KnownAccesses {
  const of = (application: ApplicationKey) =>
    me.accesses.filter((access) => access.application === application);
  return {
    records: Object.fromEntries(
      applications.map(({ key, selfRegistration, comingSoon }) => [
        key,
        { selfRegistration, comingSoon, statuses: of(key).map(({ status }) => status) },
      ]),
    ),
    requestable: (application) => {
      const taken = new Set(of(application).map(({ organisation }) => organisation.id));
      return me.organisations.filter(({ id }) => !taken.has(id));
    },
    belongsNowhere: me.organisations.length === 0,
  };
}
