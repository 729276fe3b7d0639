import { defineElement } from '#web/design/element/define-element.ts';
import { inPause } from '#web/design/element/in-pause.ts';
import type { Move, Turntable } from './turntable.ts';

const keys: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
};

/** Opens the model over the picture; closing it shows the picture again and frees the model's resources. */
defineElement('ui-model', (host, signal) => {
  const part = <E extends HTMLElement>(name: string) => host.querySelector<E>(`[data-${name}]`);
  const [open, view, stage, close, tools] = ['open', 'view', 'stage', 'close', 'tools'].map(part);
  const picture = host.previousElementSibling as HTMLElement | null;
  const source = host.dataset.src;
  if (!open || !view || !stage || !close || !tools || !source) return;
  let showing: AbortController | undefined;
  let turntable: Turntable | undefined;

  const say = (state: 'loading' | 'failed' | 'ready') => {
    for (const sentence of host.querySelectorAll<HTMLElement>('[data-state]')) {
      sentence.hidden = sentence.dataset.state !== state;
    }
    tools.hidden = state !== 'ready';
  };

  const hide = () => {
    showing?.abort();
    turntable = undefined;
    view.hidden = true;
    open.hidden = false;
    if (picture) picture.inert = false;
  };

  const show = async () => {
    showing = new AbortController();
    const { signal: closed } = showing;
    open.hidden = true;
    view.hidden = false;
    if (picture) picture.inert = true;
    say('loading');
    stage.focus({ preventScroll: true });
    try {
      const { openTurntable } = await import('./turntable.ts');
      const opened = await openTurntable(stage, source, closed);
      if (closed.aborted) return;
      turntable = opened;
      say('ready');
    } catch (error) {
      if (closed.aborted) return;
      console.error(error);
      say('failed');
    }
  };

  open.addEventListener('click', () => void show(), { signal });
  const giveBack = () => {
    hide();
    open.focus({ preventScroll: true });
  };
  close.addEventListener('click', giveBack, { signal });
  tools.addEventListener(
    'click',
    (event) => {
      const move = (event.target as Element).closest<HTMLElement>('[data-move]')?.dataset.move;
      if (move) turntable?.move(move as Move);
    },
    { signal },
  );
  view.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const move = event.target === stage ? keys[event.key] : undefined;
      if (event.key === 'Escape') giveBack();
      else if (move) turntable?.move(move);
      else return;
      event.preventDefault();
    },
    { signal },
  );
  signal.addEventListener('abort', hide, { once: true });

  whenSettled(() => {
    if (!signal.aborted && hasGpu()) open.hidden = false;
  });
});

const settledMs = 3000;

/** Detecting WebGL takes a phone a tenth of a second, so it runs long after the page has loaded. */
function whenSettled(task: () => void): void {
  setTimeout(() => inPause(task, 2000), settledMs);
}

function hasGpu(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
