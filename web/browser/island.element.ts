import { defineElement } from '#web/design/element/define-element.ts';

/** In development, modules with components refuse to run before this script of React Router's plugin. */
const refreshPreamble = '/@id/__x00__virtual:react-router/inject-hmr-runtime';

/** A part of a page that is hydrated in the browser: its script is only loaded on pages that have it. */
defineElement('site-island', (host) => {
  const { script } = host.dataset;
  if (!script) return;
  const begin = async () => {
    if (import.meta.env.DEV) await import(/* @vite-ignore */ refreshPreamble);
    await import(/* @vite-ignore */ script);
  };
  // If it fails, the part stays as it is without script.
  void begin().catch(() => {});
});
