import { defineElement } from '#web/design/element/define-element.ts';

/** In development a module with components refuses to begin before this script of React Router's plugin. */
const refreshPreamble = '/@id/__x00__virtual:react-router/inject-hmr-runtime';

/** Part of a page that the browser takes over from the server: its script is fetched on pages that have it. */
defineElement('site-island', (host) => {
  const { script } = host.dataset;
  if (!script) return;
  const begin = async () => {
    if (import.meta.env.DEV) await import(/* @vite-ignore */ refreshPreamble);
    await import(/* @vite-ignore */ script);
  };
  // Without it the part is what it is without script.
  void begin().catch(() => {});
});
