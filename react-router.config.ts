import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAhead } from './scripts/web-build/compress-ahead.ts';

export default {
  appDirectory: 'web/site',
  ssr: true,
  splitRouteModules: 'enforce',
  /** The whole route manifest would tell every visitor of the portal's and editor's routes. */
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAhead(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
