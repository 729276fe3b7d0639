/** The portal's pages below `/mykomax`, known to the server, so that anything else is not found (URL-10). */
const screens = [
  '',
  'account',
  'downloads',
  'inventory',
  'inventory/old',
  'inventory/:machine',
  'logout',
  'tickets',
  'tickets/list',
  'tickets/newticket',
  'tickets/:ticket',
  'user-admin',
  'user-admin/:person',
  'wire-flow',
] as const;

const patterns = screens.map((screen) => new RegExp(`^${screen.replace(/:\w+/g, '[\\w-]{1,64}')}$`));

/** Whether the portal has a page at a path below its own. */
export function isScreen(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
