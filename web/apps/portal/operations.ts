import { accountOperations } from './account/account-operations.ts';
import { dashboardOperations } from './dashboard/dashboard-operations.ts';
import { releaseOperations } from './downloads/release-operations.ts';
import { inventoryOperations } from './inventory/inventory-operations.ts';
import { peopleOperations } from './people/people-operations.ts';
import { ticketListOperations, ticketOperations } from './tickets/ticket-operations.ts';
import { wireFlowOperations } from './wire-flow/wire-flow-operations.ts';

/**
 * Everything that the portal's browser code may ask of each back end, by name. The server sends these documents and no
 * others; the browser knows their types only.
 */
export const operations = {
  support: {
    ...dashboardOperations.support,
    ...inventoryOperations,
    ...releaseOperations,
    ...ticketListOperations,
    ...ticketOperations,
    ...wireFlowOperations.support,
  },
  accounts: { ...accountOperations.accounts, ...dashboardOperations.accounts, ...peopleOperations },
};

export type Operations = typeof operations;
export type BackendName = keyof Operations;
