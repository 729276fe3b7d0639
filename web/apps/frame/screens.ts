import type { RouteObject } from 'react-router';
import type { Locale } from '#web/i18n/locales.ts';

/** The title of a screen, from its data. */
export type ScreenTitle<Application> = (application: Application, data: unknown) => string;

/**
 * What the module of a screen exports: its component, its title and functions that create its loader and
 * action for an application.
 */
export type ScreenModule<Application> = {
  readonly Component: React.ComponentType;
  readonly title?: ScreenTitle<Application>;
  readonly createLoader?: (application: Application) => RouteObject['loader'];
  readonly createAction?: (application: Application) => RouteObject['action'];
};

/** The location of a screen: the value of each `:name` in its path, and the reader's locale. */
export type ScreenLocation = { readonly params: Readonly<Record<string, string>>; readonly locale: Locale };

/**
 * A row in an application's table of screens. The browser and the server each get the part they need
 * (scripts/web-build/screen-tables.ts).
 */
export type Screen<Application, Query = never> = {
  /** The path below the application's address; `:name` matches letters, digits and `_ . -`. */
  readonly path: string;
  /** Loads the screen's script when it is opened. Absent on the server. */
  readonly load: () => Promise<ScreenModule<Application>>;
  /**
   * The source path of that script. Set by the build, on the server only, which makes the browser preload it.
   */
  readonly module?: string;
  /**
   * The first queries of the screen, for an address without a query string: the page sends them while the
   * application is still loading.
   */
  readonly queries?: (location: ScreenLocation) => readonly Query[];
};

/** A path that redirects to a screen. */
export type ScreenRedirect = { readonly path: string; readonly redirect: string };

/** An application's screens; the first with a matching path counts. */
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
