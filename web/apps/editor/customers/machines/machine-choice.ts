import { machineFields } from '#contracts/support/machine-fields.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';

/** Parses the filters of an address; invalid values count as absent. */
export function parseMachineFilters(query: URLSearchParams) {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    organisation: /^[A-Z\d][A-Z\d-]{1,19}$/.exec(query.get('organisation') ?? '')?.[0] ?? null,
    product: /^[a-z\d][\w.-]{0,119}$/.exec(query.get('product') ?? '')?.[0] ?? null,
    status: parseChoice(machineFields.status.values, query.get('status')) ?? null,
    after: query.get('after'),
  };
}

/** Whether the list is filtered. */
export function isNarrowed(query: URLSearchParams): boolean {
  const { after, ...filters } = parseMachineFilters(query);
  return Object.values(filters).some(Boolean);
}
