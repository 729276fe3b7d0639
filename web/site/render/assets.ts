import { createContext, use } from 'react';

/** Pages may hold an application that renders itself in the browser (docs/decisions/0021). */
export const applicationNames = ['portal', 'editor'] as const;
export type ApplicationName = (typeof applicationNames)[number];

/** Parts of public pages that the browser takes over (docs/decisions/0095). */
export type IslandName = 'finder' | 'fit';

/** The application that a page holds, by the handle of its route; most hold none. */
export function getApplication(handle: unknown): ApplicationName | undefined {
  return (handle as { application?: ApplicationName } | undefined)?.application;
}

/**
 * Whether a route renders part of a page, by its handle: a script takes it over into the page that is open
 * (`handle = { part: true }`). It links the site's sheets whole, since the page has only what it needed so far, and a
 * document that is only parsed must not carry a style of its own under that page's content policy.
 */
export function isPart(handle: unknown): boolean {
  return (handle as { part?: boolean } | undefined)?.part ?? false;
}

/** Addresses of what an application is made of. */
export type ApplicationFiles = {
  readonly script: string;
  /** A script that sends the application's first queries while the application is loaded, and what it imports. */
  readonly first?: readonly string[];
  readonly styles: readonly string[];
  /** The site's sheets that are not among them, of which the page carries its part. */
  readonly otherStyles: string;
  /** What the script imports, to be fetched together with it. */
  readonly modules?: readonly string[];
  /** By the source of a module that the script fetches later, of what it is made besides. */
  readonly screens?: Readonly<Record<string, readonly string[]>>;
};

/** Built files that the document names itself; the server knows their addresses. */
export type Assets = {
  /** The script that every page begins with. */
  readonly script: string;
  /** The style sheets of the site, of which every page carries its part; empty where Vite links the sources. */
  readonly styles: string;
  /** Their addresses: no public page links them. */
  readonly sheets: readonly string[];
  readonly applications: Readonly<Record<ApplicationName, ApplicationFiles>>;
  /** Addresses of the scripts that take islands over. */
  readonly islands: Readonly<Record<IslandName, string>>;
  /** Names the build; another one means that a newer site is served (SYS-02). */
  readonly buildId: string;
};

export const AssetsContext = createContext<Assets | null>(null);

/** Throws outside a document that the server's entry renders. */
export function useAssets(): Assets {
  const assets = use(AssetsContext);
  if (!assets) throw new Error('The document was drawn without its assets');
  return assets;
}
