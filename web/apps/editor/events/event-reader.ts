import type { SendQuery } from '../query.ts';
import { type EventFilters, toArguments } from './event-filters.ts';
import type { ReadEvents } from './event-list.ts';

/** Events that are shown at once, and with each further step. */
export const shownAtOnce = 50;
/** The most that a back end gives at once, for a file. */
export const readAtOnce = 200;

type Reading = { readonly filters: EventFilters; readonly timeZone: string; readonly first: number };

/** Reads the logs of the back ends by the filters of the screen. */
export function createReader(sendQuery: SendQuery, { filters, timeZone, first }: Reading): ReadEvents {
  const args = { ...toArguments(filters, timeZone), first };
  return async (source, after) => {
    const variables = { ...args, after };
    switch (source) {
      case 'content':
        return (await sendQuery('content', 'contentEvents', variables)).editorEvents;
      case 'products':
        return (await sendQuery('products', 'productsEvents', variables)).editorEvents;
      case 'support':
        return (await sendQuery('support', 'supportEvents', variables)).editorEvents;
      case 'accounts':
        return (await sendQuery('accounts', 'accountsEvents', variables)).editorEvents;
    }
  };
}
