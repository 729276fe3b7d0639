import { defineElement } from '#web/design/element/define-element.ts';

const tried = ['accent', 'inverse', 'radius', 'typeface'];
/** Typing goes on within this. */
const pauseMs = 150;

/** What a page says of the look of a company, declaration by declaration. */
function findDeclarations(page: string): [string, string][] {
  const rule = /\[data-theme="?Company"?\]\{([^}]*)\}/.exec(page)?.[1] ?? '';
  return [...rule.matchAll(/(--theme-[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]);
}

/** Without its style sheet, which the policy of this page does not know. */
function readPage(page: string): Document {
  return new DOMParser().parseFromString(page.replace(/<style>.*?<\/style>/gs, ''), 'text/html');
}

/** While a look is tried, the preview beside the form and the ratios below it follow. */
defineElement('ui-setup-look', (host, signal) => {
  const { form } = host.querySelector('input') ?? {};
  if (!form) return;
  let running: AbortController | undefined;
  let timer = 0;

  const show = async () => {
    running?.abort();
    running = new AbortController();
    const { signal: current } = running;
    const url = new URL(location.pathname, location.origin);
    const said = new FormData(form);
    for (const name of tried) url.searchParams.set(name, String(said.get(name) ?? ''));
    const answer = await fetch(url, { signal: current }).catch(() => undefined);
    const page = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
    if (!page || current.aborted) return;
    const preview = document.getElementById('look-preview');
    const declarations = findDeclarations(page);
    for (const name of ['--theme-text-face', '--theme-display-face']) preview?.style.removeProperty(name);
    for (const [name, value] of declarations) preview?.style.setProperty(name, value);
    const pairs = readPage(page).getElementById('look-pairs');
    if (pairs) document.getElementById('look-pairs')?.replaceChildren(...pairs.childNodes);
  };

  /** A typeface is seen before it is sent. */
  const tryTypeface = async (file: File | undefined) => {
    if (!file) return;
    const face = new FontFace('Company', await file.arrayBuffer());
    await face.load().then(
      () => document.fonts.add(face),
      () => undefined,
    );
  };

  host.addEventListener(
    'input',
    ({ target }) => {
      const { id, files } = target as HTMLInputElement;
      if (id === 'typefaceFile') void tryTypeface(files?.[0]);
      if (!tried.includes(id)) return;
      clearTimeout(timer);
      timer = window.setTimeout(show, pauseMs);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    running?.abort();
  });
  host.dataset.ready = '';
});
