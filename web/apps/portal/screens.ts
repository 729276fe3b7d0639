/**
 * The portal's pages below `/mykomax`, known to the server, so that anything else is not found (URL-10), and the module
 * that renders each: the page has the browser fetch it together with the application. The first that fits counts.
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

export type ScreenPath = keyof typeof screens;

/** A screen of the portal at an address. */
export type ScreenAt = {
  readonly path: ScreenPath;
  /** Source of the module that renders it; null: it needs none. */
  readonly module: string | null;
  /** What stands in the address for its `:parameter`; empty where it has none. */
  readonly parameter: string;
};

const patterns = (Object.entries(screens) as [ScreenPath, string | null][]).map(([path, module]) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/g, '([\\w.-]{1,100})')}$`),
  path,
  module: module && `web/apps/portal/${module}`,
}));

/** The screen at a path below the portal's own; undefined: there is no such page. */
export function findScreen(address: string): ScreenAt | undefined {
  for (const { pattern, path, module } of patterns) {
    const match = pattern.exec(address);
    if (match) return { path, module, parameter: match[1] ?? '' };
  }
  return undefined;
}
