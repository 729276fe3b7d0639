import { defineElement } from '#web/design/element/define-element.ts';

const tried = ['accent', 'inverse', 'radius', 'typeface'];
/** The debounce of typing. */
const pauseMs = 150;

/** The custom properties of the company's theme in a page. */
function findDeclarations(page: string): [string, string][] {
  const rule = /\[data-theme="?Company"?\]\{([^}]*)\}/.exec(page)?.[1] ?? '';
  return [...rule.matchAll(/(--theme-[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]);
}

type Pair = {
  readonly colour: string;
  readonly ground: string;
  readonly note: string;
  readonly ratio: string;
};

const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

/** The colour pairs of a page, parsed as text, since markup of another page is never inserted. */
function findPairs(page: string): readonly Pair[] {
  const attribute = /data-pairs="([^"]*)"/.exec(page)?.[1] ?? '[]';
  return JSON.parse(attribute.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole));
}

function showPair(line: Element | undefined, { colour, ground, note, ratio }: Pair): void {
  line?.querySelector('rect')?.setAttribute('fill', ground);
  line?.querySelector('text')?.setAttribute('fill', colour);
  const output = line?.querySelector('span > span');
  if (output) output.textContent = note;
  const number = line?.querySelector(':scope > b');
  if (number) number.textContent = ratio;
}

/** Updates the preview and the contrast ratios while a look is edited. */
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
    const values = new FormData(form);
    for (const name of tried) url.searchParams.set(name, String(values.get(name) ?? ''));
    const answer = await fetch(url, { signal: current }).catch(() => undefined);
    const page = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
    if (!page || current.aborted) return;
    const preview = document.getElementById('look-preview');
    const declarations = findDeclarations(page);
    for (const name of ['--theme-text-face', '--theme-display-face']) preview?.style.removeProperty(name);
    for (const [name, value] of declarations) preview?.style.setProperty(name, value);
    const lines = host.querySelectorAll('[data-pairs] li');
    for (const [index, pair] of findPairs(page).entries()) showPair(lines[index], pair);
  };

  /** Previews a typeface before it is uploaded. */
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
