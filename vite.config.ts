import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { applicationChunks } from './scripts/web-build/application-chunks.ts';
import { screenTables } from './scripts/web-build/screen-tables.ts';

/**
 * Public pages are not hydrated: their script is `web/browser/after-paint.ts` (docs/decisions/0002). It and
 * the applications (0021) are additional entries of the browser build; the server finds their addresses in
 * the build's manifest.
 */
function ownEntries(): Plugin {
  return {
    name: 'own-entries',
    configEnvironment(name) {
      if (name !== 'client') return undefined;
      return {
        build: {
          rolldownOptions: {
            input: [
              'web/browser/after-paint.ts',
              'web/apps/portal/queries/prefetched-queries.ts',
              'web/apps/portal/main.tsx',
              'web/apps/editor/main.tsx',
              'web/islands/finder/main.tsx',
              'web/islands/fit/main.tsx',
            ],
            output: { codeSplitting: chunks },
          },
        },
      };
    },
  };
}

/** Server-rendered pages have no React to refresh: a changed file of the site reloads the page. */
function reloadOnChange(): Plugin {
  return {
    name: 'reload-on-change',
    apply: 'serve',
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && file.includes('/web/')) {
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      }
      return undefined;
    },
  };
}

/**
 * Two style sheets for all public pages, from which the server picks what a page uses (docs/decisions/0006):
 * the first is also the portal's. The style guide and the applications add their own. Their scripts are
 * bundled into few files.
 */
const chunks = {
  groups: [
    { name: 'portal', test: /[\\/]web[\\/](?:apps|bff)[\\/]portal[\\/].*\.css$/ },
    { name: 'editor', test: /[\\/]web[\\/](?:apps|bff)[\\/]editor[\\/].*\.css$/ },
    { name: 'style-guide', test: /[\\/]web[\\/]site[\\/]style-guide[\\/].*\.css$/ },
    ...applicationChunks(),
  ],
};

export default defineConfig({
  plugins: [reactRouter(), ownEntries(), screenTables(), reloadOnChange()],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    assetsInlineLimit: 0,
  },
  css: { transformer: 'lightningcss' },
});
