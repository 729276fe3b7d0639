import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAhead } from './scripts/web-build/compress-ahead.ts';

export default {
  appDirectory: 'web/site',
  ssr: true,
  splitRouteModules: 'enforce',
  /**
   * The complete route manifest would reveal the routes of the portal and the editor area to every visitor.
   */
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAhead(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
