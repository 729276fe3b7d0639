import { resolve } from 'node:path';

/** What the bundler knows about the modules when it decides on chunks. */
type ModuleGraph = {
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
};

/**
 * A module that this many screens import is loaded with the first of them; a module that is short, with all
 * its imports, if two do.
 */
const many = 4;
const short = 4000;

/** Modules by the entry that reaches them. */
type Reached = {
  /** The first script of every public page. */
  readonly atFirst: ReadonlySet<string>;
  readonly byPublicPages: ReadonlySet<string>;
  /** The islands of public pages. */
  readonly byIslands: ReadonlySet<string>;
  /** The code for signing in and out. */
  readonly bySession: ReadonlySet<string>;
  /** The portal with its screens. */
  readonly byPortal: ReadonlySet<string>;
  /** The script that sends the portal's queries before the portal is loaded. */
  readonly atOnce: ReadonlySet<string>;
  /** The initial modules of the portal and of the editor area. */
  readonly atStart: readonly ReadonlySet<string>[];
  /** The modules of each screen of the portal, without the initial ones. */
  readonly byScreen: readonly ReadonlySet<string>[];
};

type Member = (id: string, reached: Reached, graph: ModuleGraph) => boolean;
type Group = { name: (id: string, graph: ModuleGraph) => string | null };

/**
 * The chunks, in the order in which they claim their modules, each with everything that these import:
 *
 * - `basis` and `site`: the style sheets of the site, first those that the portal uses, too, with the sheet
 * that comes before all others, then the rest;
 * - `after-paint`: the first script of public pages, complete, since an import would arrive a round trip
 * later;
 * - `shared` and `elements`: the scripts of public pages, first what they share with the applications, then
 * the rest;
 * - `islands`: what renders the islands of public pages, which the applications use, too;
 * - `session`, and `prefetched-queries`, which sends the portal's queries before the portal is loaded;
 * - `application` and `frame`: what both applications begin with, separated so that public pages never load
 * the applications' style sheets;
 * - `screens` and `portal-screens`: what many screens of the portal have in common.
 *
 * By default the bundler makes a file of every few lines that two entries share; browsers request six files
 * at a time (HTTP/1.1), so phones would wait a round trip for every sixth.
 */
export function applicationChunks(): Group[] {
  let known: Reached | undefined;
  const group = (name: string, isMember: Member): Group => ({
    name(id, graph) {
      known ??= reach(graph);
      return isMember(id, known, graph) ? name : null;
    },
  });
  const begin = (id: string, { atStart }: Reached) => atStart.filter((modules) => modules.has(id)).length;
  const isOfBoth = (id: string, reached: Reached) => begin(id, reached) === reached.atStart.length;
  return [
    group('basis', (id, { byPortal }) => isSiteSheet(id) && (byPortal.has(id) || isFirstSheet(id))),
    group('site', isSiteSheet),
    group('after-paint', (id, reached) => reached.atFirst.has(id)),
    group('shared', (id, reached) => reached.byPublicPages.has(id) && begin(id, reached) > 0),
    group('elements', (id, reached) => reached.byPublicPages.has(id)),
    group('islands', (id, { byIslands }) => byIslands.has(id) && !isOfIslands(id)),
    group('session', (id, reached) => reached.bySession.has(id)),
    group('prefetched-queries', (id, reached) => reached.atOnce.has(id)),
    group('application', (id, reached) => isOfBoth(id, reached) && !isOfApplications(id)),
    group('frame', isOfBoth),
    group(
      'screens',
      (id, reached, graph) =>
        !isOfApplications(id) && (isOfMany(id, reached, graph) || reached.atStart[0]!.has(id)),
    ),
    group('portal-screens', isOfMany),
  ];
}

const isSiteSheet = (id: string) =>
  /[\\/]web[\\/](?!(?:apps|bff|site[\\/]style-guide)[\\/]).*\.css$/.test(id);
const isFirstSheet = (id: string) => /[\\/]design[\\/]styles[\\/]site\.css$/.test(id);

/**
 * The style sheets of applications are loaded with their scripts. A chunk that pages of the site load must
 * not depend on those scripts, so shared modules do not take any module of the applications with them.
 */
const isOfApplications = (id: string) => /[\\/]web[\\/]apps[\\/]/.test(id);

const isOfIslands = (id: string) => /[\\/]web[\\/]islands[\\/]/.test(id);

const isOfMany: Member = (id, { atStart, byScreen }, graph) => {
  const screens = byScreen.filter((modules) => modules.has(id)).length;
  return screens >= many || (screens > 1 && lengthWithImports(id, atStart, graph) < short);
};

/** The characters of source code that a module adds to what is loaded already. */
function lengthWithImports(id: string, [portal = new Set()]: Reached['atStart'], graph: ModuleGraph): number {
  const modules = [...withoutAll(withImports(id, graph), portal)];
  return modules.reduce((sum, each) => sum + (graph.getModuleInfo(each)?.code?.length ?? 0), 0);
}

function reach(graph: ModuleGraph): Reached {
  const from = (path: string) => withImports(resolve(path), graph);
  const portal = from('web/apps/portal/main.tsx');
  const screens = [...portal].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return {
    atFirst: from('web/browser/after-paint.ts'),
    byPublicPages: from('web/browser/elements.ts'),
    byIslands: new Set([...from('web/islands/finder/main.tsx'), ...from('web/islands/fit/main.tsx')]),
    bySession: from('web/apps/session/session.ts'),
    byPortal: new Set([...portal, ...screens.flatMap((screen) => [...withImports(screen, graph)])]),
    atOnce: from('web/apps/portal/queries/prefetched-queries.ts'),
    atStart: [portal, from('web/apps/editor/main.tsx')],
    byScreen: screens.map((screen) => withoutAll(withImports(screen, graph), portal)),
  };
}

/** A module with everything that it imports, directly or indirectly. */
function withImports(id: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const add = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    graph.getModuleInfo(each)?.importedIds.forEach(add);
  };
  add(id);
  return found;
}

function withoutAll(some: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...some].filter((id) => !others.has(id)));
}
