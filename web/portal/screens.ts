/**
 * The portal's pages below `/mykomax`, known to the server, so that anything else is not found (URL-10), and the module
 * that draws each: the page has the browser fetch it together with the application. The first that fits counts.
 */
const screens = {
  '': 'dashboard/dashboard.tsx',
  account: 'account/account.tsx',
  downloads: 'wire-flow/downloads.tsx',
  'downloads/releases': 'downloads/releases.tsx',
  'downloads/releases/:release': 'downloads/release.tsx',
  inventory: 'inventory/inventory.tsx',
  'inventory/old': 'inventory/old-inventory.tsx',
  'inventory/:machine': 'inventory/machine.tsx',
  logout: null,
  tickets: 'tickets/ticket-list.tsx',
  'tickets/list': 'tickets/ticket-list.tsx',
  'tickets/newticket': 'tickets/new-ticket.tsx',
  'tickets/:ticket': 'tickets/ticket.tsx',
  'user-admin': 'people/people.tsx',
  'user-admin/invite': 'people/invite.tsx',
  'user-admin/:person': 'people/person.tsx',
  'wire-flow': 'wire-flow/wire-flow.tsx',
} as const satisfies Record<string, string | null>;

const patterns = Object.entries(screens).map(([path, module]) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[\\w.-]{1,100}')}$`),
  module: module && `web/portal/${module}`,
}));

/** The module of the portal's page at a path below its own; null: it needs none; undefined: there is no such page. */
export function screenModule(path: string): string | null | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.module;
}
