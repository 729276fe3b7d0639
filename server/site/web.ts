import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Backend } from '#contracts/backend.ts';
import type { EditorSession } from '#contracts/content/editor-session.ts';

type Entry = typeof import('#web/site/entry.server.tsx');
export type SiteBuild = ServerBuild & { readonly entry: { readonly module: Entry } };

/** What the process gives to the site with every request; the site says the shape. */
export type SiteContext = Entry['serverContext'] extends RouterContext<infer Context> ? Context : never;
/** The same before the built files are known. */
export type BaseSiteContext = Omit<SiteContext, 'assets'>;

/** A response of the site, and the notes for the server that come with it. */
export type SiteResponse = { readonly response: Response; readonly notes: ResponseNotes };
type ResponseNotes = Entry['responseNotes'] extends RouterContext<infer Notes> ? Notes : never;

/** The site: renders the page of any request. */
export type Web = {
  readonly handle: (request: Request) => Promise<SiteResponse>;
  /** What a visitor sees instead of a page whose back ends stay silent: made from what is remembered, asking nobody. */
  readonly handleWithoutBackEnds: (request: Request) => Promise<SiteResponse>;
  /** Whether a visitor opened one of these protected pages. */
  readonly hasOpened: (request: Request, pageIds: readonly string[]) => Promise<boolean>;
  /** Whether a visitor is signed in. */
  readonly isSignedIn: (request: Request) => Promise<boolean>;
  /**
   * The editor who sends a request; undefined: it is not an editor.
   * @throws a response when it cannot be determined
   */
  readonly findEditor: (request: Request) => Promise<EditorSession | undefined>;
  /**
   * The address of a path for a visitor, with the locale of the request's address, otherwise the visitor's
   * own; undefined: there is none here.
   */
  readonly localizedAddress: (request: Request, path: string) => Promise<string | undefined>;
  /** Scheme and host of every site. */
  readonly siteOrigins: () => Promise<readonly string[]>;
  /** Drops cached data after a change of the content. */
  readonly contentChanged: (tags: readonly string[]) => void;
  /** The size of the data caches, by back end. */
  readonly dataNumbers: () => Promise<ReturnType<Entry['dataNumbers']>>;
};

const silent: Backend = { url: 'http://localhost', fetch: () => new Response(null, { status: 503 }) };
/** Stands where no back end may be waited for. */
export const silentBackEnds = {
  content: silent,
  products: silent,
  search: silent,
  support: silent,
  accounts: silent,
} satisfies Partial<BaseSiteContext>;

const buildDirectory = join(process.cwd(), 'build');
export const clientDirectory = join(buildDirectory, 'client');

/**
 * Opens the built site.
 * @throws when there is no build
 */
export async function openWeb(siteContext: () => BaseSiteContext): Promise<Web> {
  const path = join(buildDirectory, 'server', 'index.js');
  if (!existsSync(path))
    throw new Error('The site is not built. Start it with "npm start", which builds it.');
  const build = (await import(pathToFileURL(path).href)) as SiteBuild;
  const built = await readManifest();
  const sheets = [...built.sheets('basis'), ...built.sheets('site')];
  const application = async (source: string) => {
    const files = built.application(source);
    const others = sheets.filter((sheet) => !files.styles.includes(sheet));
    return { ...files, otherStyles: await readSheets(others) };
  };
  const assets = {
    script: built.file('web/browser/after-paint.ts'),
    styles: await readSheets(sheets),
    sheets,
    applications: {
      portal: {
        ...(await application('web/apps/portal/main.tsx')),
        first: built.files('web/apps/portal/queries/prefetched-queries.ts'),
      },
      editor: await application('web/apps/editor/main.tsx'),
    },
    islands: {
      finder: built.file('web/islands/finder/main.tsx'),
      fit: built.file('web/islands/fit/main.tsx'),
    },
    buildId: build.assets.version,
  };
  const handler = createHandler(build, 'production');
  return {
    handle: (request) => answer(build, handler, request, { ...siteContext(), assets }),
    handleWithoutBackEnds: (request) =>
      answer(build, handler, request, { ...siteContext(), ...silentBackEnds, assets }),
    hasOpened: (request, pageIds) =>
      build.entry.module.hasOpened(request, { ...siteContext(), assets }, pageIds),
    isSignedIn: (request) => build.entry.module.isSignedIn(request, { ...siteContext(), assets }),
    findEditor: (request) => build.entry.module.findEditor(request, { ...siteContext(), assets }),
    localizedAddress: (request, path) =>
      build.entry.module.localizedAddress(request, { ...siteContext(), assets }, path),
    siteOrigins: () => build.entry.module.siteOrigins({ ...siteContext(), assets }),
    contentChanged: build.entry.module.dropData,
    dataNumbers: async () => build.entry.module.dataNumbers(),
  };
}

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly css?: string[];
  readonly imports?: string[];
  readonly dynamicImports?: string[];
};

/** Vite's manifest names the file in which each entry of the browser build ended, and its style sheets. */
async function readManifest() {
  const text = await readFile(join(clientDirectory, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk | undefined>;
  const getChunk = (source: string): Chunk => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The browser build has no entry ${source}`);
    return chunk;
  };
  const getSheets = (source: string): string[] => {
    const { css = [], imports = [] } = getChunk(source);
    return [...imports.flatMap(getSheets), ...css];
  };
  const getModules = (source: string): string[] =>
    (getChunk(source).imports ?? []).flatMap((imported) => [
      getChunk(imported).file,
      ...getModules(imported),
    ]);
  return {
    /** The style sheets of a chunk, by its name (scripts/web-build/application-chunks.ts). */
    sheets(name: string) {
      const chunk = Object.values(manifest).find((each) => each?.name === name && each.css);
      if (!chunk?.css) throw new Error(`The browser build has no style sheet ${name}`);
      return chunk.css.map((file) => `/${file}`);
    },
    file: (source: string) => `/${getChunk(source).file}`,
    /** A script and all that it imports. */
    files: (source: string) => [getChunk(source).file, ...getModules(source)].map((file) => `/${file}`),
    application(source: string) {
      const modules = new Set(getModules(source));
      const screen = (later: string) =>
        [...new Set([getChunk(later).file, ...getModules(later)])].filter((file) => !modules.has(file));
      return {
        script: `/${getChunk(source).file}`,
        styles: [...new Set(getSheets(source))].map((file) => `/${file}`),
        // Browsers request six files at a time, so the largest come first.
        modules: [...modules].sort((a, b) => getSize(b) - getSize(a)).map((file) => `/${file}`),
        screens: Object.fromEntries(
          (getChunk(source).dynamicImports ?? []).map((later) => [
            later,
            screen(later).map((file) => `/${file}`),
          ]),
        ),
      };
    },
  };
}

const getSize = (file: string) => statSync(join(clientDirectory, file)).size;

async function readSheets(addresses: readonly string[]): Promise<string> {
  const sheets = await Promise.all(
    addresses.map((address) => readFile(join(clientDirectory, address), 'utf8')),
  );
  return sheets.join('');
}

/** Public pages are not hydrated, so the browser gets no loader data. */
export function createHandler(build: SiteBuild, mode: 'production' | 'development') {
  const routes = build.entry.module.withServerOnlyData(build.routes);
  return createRequestHandler({ ...build, routes }, mode);
}

/**
 * Renders a response of the site. The context keys come from the build, since a second copy of their module
 * would create different ones.
 */
export async function answer(
  { entry }: SiteBuild,
  handler: ReturnType<typeof createRequestHandler>,
  request: Request,
  context: SiteContext,
): Promise<SiteResponse> {
  const notes: ResponseNotes = { tags: new Set() };
  const given = new RouterContextProvider(
    new Map<RouterContext, unknown>([
      [entry.module.serverContext, context],
      [entry.module.responseNotes, notes],
    ]),
  );
  return { response: await handler(request, given), notes };
}
