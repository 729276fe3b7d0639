import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  splitRouteModules: 'enforce',
  /** The whole route manifest would tell every visitor of the portal's and editor's routes. */
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
