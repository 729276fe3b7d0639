import { resolve } from 'node:path';

/** What the bundler knows of the modules while it decides on chunks. */
type ModuleGraph = {
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
};

/** What so many screens share comes with the first of them; of what is short with all that it imports, what two share. */
const many = 4;
const short = 4000;

/** Modules by what loads them. */
type Reached = {
  /** What every page begins with. */
  readonly atFirst: ReadonlySet<string>;
  readonly byPublicPages: ReadonlySet<string>;
  /** What takes parts of public pages over. */
  readonly byIslands: ReadonlySet<string>;
  /** What signs people in and out. */
  readonly bySession: ReadonlySet<string>;
  /** What the portal and its screens are made of. */
  readonly byPortal: ReadonlySet<string>;
  /** What sends the portal's queries before it is there. */
  readonly atOnce: ReadonlySet<string>;
  /** What the portal and the editor area begin with. */
  readonly atStart: readonly ReadonlySet<string>[];
  /** What each screen of the portal is made of. */
  readonly byScreen: readonly ReadonlySet<string>[];
};

type Member = (id: string, reached: Reached, graph: ModuleGraph) => boolean;
type Group = { name: (id: string, graph: ModuleGraph) => string | null };

/**
 * The chunks, in the order in which they take their modules, each with all that these import: of the site's sheets those
 * with which the portal draws, too, after the one before all others, and the rest of them; the first script of public
 * pages, whole, since what it would have to import comes a round trip later; what their behaviour shares with the
 * applications, and the rest of it; with what islands of public pages are rendered, which applications have, too;
 * the session; what sends the portal's queries before it is there; what both applications
 * begin with, and of that what only they have, so that public pages never lead to its style; and what many screens of the portal
 * have in common. The bundler’s own way makes a file of every few lines that two have
 * in common; browsers ask for six files at a time (HTTP/1.1), so that phones would wait a round trip for every sixth.
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
 * Their style sheets come with their scripts: what pages of the site import, too, must not lead to them, so nothing of theirs
 * may be taken along by what they share with the site.
 */
const isOfApplications = (id: string) => /[\\/]web[\\/]apps[\\/]/.test(id);

const isOfIslands = (id: string) => /[\\/]web[\\/]islands[\\/]/.test(id);

const isOfMany: Member = (id, { atStart, byScreen }, graph) => {
  const screens = byScreen.filter((modules) => modules.has(id)).length;
  return screens >= many || (screens > 1 && lengthWithImports(id, atStart, graph) < short);
};

/** In characters of source, without what is there already. */
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

/** A module and all that comes with it. */
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
