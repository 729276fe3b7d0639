import { createContext, use } from 'react';

/** Applications that render themselves in the browser, inside a page (docs/decisions/0021). */
export const applicationNames = ['portal', 'editor'] as const;
export type ApplicationName = (typeof applicationNames)[number];

/** Parts of public pages that are hydrated (docs/decisions/0095). */
export type IslandName = 'finder' | 'fit';

/** The application of a page, from the handle of its route; most have none. */
export function getApplication(handle: unknown): ApplicationName | undefined {
  return (handle as { application?: ApplicationName } | undefined)?.application;
}

/**
 * Whether a route renders a fragment that a script inserts into an open page (`handle = { part: true }`). A
 * fragment links the site's style sheets as a whole, since the open page only carries the styles it needed so
 * far, and the content security policy of that page allows no other inline styles.
 */
export function isPart(handle: unknown): boolean {
  return (handle as { part?: boolean } | undefined)?.part ?? false;
}

/** The addresses of an application's files. */
export type ApplicationFiles = {
  readonly script: string;
  /** A script that sends the application's first queries while the application is loaded, and what it imports. */
  readonly first?: readonly string[];
  readonly styles: readonly string[];
  /** The site's other style sheets, of which the page carries the rules it needs. */
  readonly otherStyles: string;
  /** The imports of the script, to be fetched in parallel with it. */
  readonly modules?: readonly string[];
  /** For each screen, by the source path of its module: the files that it needs besides. */
  readonly screens?: Readonly<Record<string, readonly string[]>>;
};

/** The addresses of built files that documents refer to; the server knows them. */
export type Assets = {
  /** The script of every page. */
  readonly script: string;
  /**
   * The site's style sheets as text, of which every page carries the rules it needs; empty in development,
   * where Vite links the sources.
   */
  readonly styles: string;
  /** The addresses of the style sheets; no public page links them. */
  readonly sheets: readonly string[];
  readonly applications: Readonly<Record<ApplicationName, ApplicationFiles>>;
  /** The scripts that hydrate islands. */
  readonly islands: Readonly<Record<IslandName, string>>;
  /** The id of the build; a different one means that a newer site is served (SYS-02). */
  readonly buildId: string;
};

export const AssetsContext = createContext<Assets | null>(null);

/** Throws outside a document that the server's entry renders. */
export function useAssets(): Assets {
  const assets = use(AssetsContext);
  if (!assets) throw new Error('The document was drawn without its assets');
  return assets;
}
