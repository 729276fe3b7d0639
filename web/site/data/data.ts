import { createDataCache } from './cache/data-cache.ts';

/** The one data cache of the process. Keys of next-release visits carry `nextRelease_` (NEX-01). */
export const data = createDataCache(Date.now, (key) =>
  key.startsWith('classifications:') ? 'products' : 'content',
);
