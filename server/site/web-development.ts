import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  answer,
  createHandler,
  type SiteBuild,
  type SiteContext,
  type SiteResponse,
  silentBackEnds,
  type Web,
} from './web.ts';

export type DevelopmentWeb = Web & {
  /** Answers with Vite's own modules and files; false: the address is none of them. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const assets = {
  script: '/web/browser/after-paint.ts',
  styles: '',
  sheets: [],
  applications: {
    portal: { script: '/web/apps/portal/main.tsx', styles: [], otherStyles: '' },
    editor: { script: '/web/apps/editor/main.tsx', styles: [], otherStyles: '' },
  },
  islands: { finder: '/web/islands/finder/main.tsx', fit: '/web/islands/fit/main.tsx' },
  buildId: 'development',
};

/** Opens the site from its sources: Vite compiles on the fly and reloads the browser when a file changes. */
export async function openDevelopmentWeb(
  server: Server,
  siteContext: () => Omit<SiteContext, 'assets'>,
): Promise<DevelopmentWeb> {
  const { createServer } = await import('vite');
  const listeners = process.rawListeners('SIGTERM');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  // Vite would end the process at once, before the database is closed.
  for (const added of process.rawListeners('SIGTERM')) {
    if (!listeners.includes(added)) process.off('SIGTERM', added as NodeJS.SignalsListener);
  }
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild;
  async function show(request: Request, context: SiteContext): Promise<SiteResponse> {
    const build = await load();
    return answer(build, createHandler(build, 'development'), request, context);
  }
  return {
    handle: (request) => show(request, { ...siteContext(), assets }),
    handleWithoutBackEnds: (request) => show(request, { ...siteContext(), ...silentBackEnds, assets }),
    async isSignedIn(request) {
      return (await load()).entry.module.isSignedIn(request, { ...siteContext(), assets });
    },
    async hasOpened(request, pageIds) {
      return (await load()).entry.module.hasOpened(request, { ...siteContext(), assets }, pageIds);
    },
    async findEditor(request) {
      return (await load()).entry.module.findEditor(request, { ...siteContext(), assets });
    },
    async localizedAddress(request, path) {
      return (await load()).entry.module.localizedAddress(request, { ...siteContext(), assets }, path);
    },
    async siteOrigins() {
      return (await load()).entry.module.siteOrigins({ ...siteContext(), assets });
    },
    async contentChanged(tags) {
      (await load()).entry.module.dropData(tags);
    },
    async dataNumbers() {
      return (await load()).entry.module.dataNumbers();
    },
    answer: (request, response) =>
      new Promise((resolve) => {
        response.once('close', () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
    close: () => vite.close(),
  };
}
