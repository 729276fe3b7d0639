import type { RouteObject } from 'react-router';
import type { Locale } from '#web/i18n/locales.ts';

/** How a screen is called, from what it loaded. */
export type ScreenTitle<Application> = (application: Application, data: unknown) => string;

/** What the module of a screen exports: its component, its title and, made for one application, its loader and action. */
export type ScreenModule<Application> = {
  readonly Component: React.ComponentType;
  readonly title?: ScreenTitle<Application>;
  readonly createLoader?: (application: Application) => RouteObject['loader'];
  readonly createAction?: (application: Application) => RouteObject['action'];
};

/** Where a screen is opened: what stands in its address for each `:name` of its path, and for whom. */
export type ScreenLocation = { readonly params: Readonly<Record<string, string>>; readonly locale: Locale };

/** A row in an application's table of screens. Both sides read it, each what it needs (scripts/web-build/screen-tables.ts). */
export type Screen<Application, Query = never> = {
  /** Below the application's own address; `:name` stands for letters, digits and `_ . -`. */
  readonly path: string;
  /** Fetches the screen's script, when it is opened. Absent on the server. */
  readonly load: () => Promise<ScreenModule<Application>>;
  /** The source of that script. Set by the build, on the server alone, which has the browser fetch it ahead. */
  readonly module?: string;
  /**
   * What the screen queries first, as far as an address without a query says it: the page has it queried while the
   * application is still on its way.
   */
  readonly queries?: (location: ScreenLocation) => readonly Query[];
};

/** An address that leads to a screen. */
export type ScreenRedirect = { readonly path: string; readonly redirect: string };

/** An application's screens; the first whose path fits an address counts. */
export type ScreenTable<Application, Query = never> = readonly (
  | Screen<Application, Query>
  | ScreenRedirect
)[];

/** The screen at a path below the application's own address; undefined: there is none (URL-10). */
export function findScreen<Application, Query>(
  table: ScreenTable<Application, Query>,
  path: string,
): { screen: Screen<Application, Query>; params: ScreenLocation['params'] } | undefined {
  for (const row of table) {
    const match = compilePattern(row.path).exec(path);
    if (match)
      return 'redirect' in row
        ? findScreen(table, row.redirect)
        : { screen: row, params: { ...match.groups } };
  }
  return undefined;
}

const patterns = new Map<string, RegExp>();

/** The pattern of a screen's path; each is compiled once. */
function compilePattern(path: string): RegExp {
  let pattern = patterns.get(path);
  if (!pattern) {
    pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[\\w.-]{1,100})')}$`);
    patterns.set(path, pattern);
  }
  return pattern;
}
