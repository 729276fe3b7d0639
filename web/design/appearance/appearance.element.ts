import { defineElement } from '#web/design/element/define-element.ts';

const storageKey = 'scheme';
const root = document.documentElement;

/**
 * Shows the chosen colour scheme, applies a new choice at once in all windows of the site, and remembers it.
 */
defineElement('ui-appearance', (host, signal) => {
  const choices = [...host.querySelectorAll('input')];
  const show = () => {
    const chosen = root.dataset.scheme ?? '';
    for (const choice of choices) choice.checked = choice.value === chosen;
    colourWindow(chosen);
  };
  host.addEventListener(
    'change',
    ({ target }) => {
      const { value } = target as HTMLInputElement;
      wear(value);
      remember(value);
      show();
    },
    { signal },
  );
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key !== storageKey) return;
      wear(newValue ?? '');
      show();
    },
    { signal },
  );
  show();
});

function wear(scheme: string): void {
  if (scheme) root.dataset.scheme = scheme;
  else delete root.dataset.scheme;
}

/** Without storage the choice lasts until the next page. */
function remember(scheme: string): void {
  try {
    if (scheme) localStorage.setItem(storageKey, scheme);
    else localStorage.removeItem(storageKey);
  } catch {
    // See above.
  }
}

/** Adapts the browser's own bar (`theme-color`) to the chosen scheme, or to the device's. */
function colourWindow(chosen: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const { scheme = '' } = meta.dataset;
    meta.media = chosen ? (scheme === chosen ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
}
