import { defineElement } from '#web/design/element/define-element.ts';
import type { PictureZoom } from './zoom.ts';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

defineElement('ui-gallery', (host, signal) => {
  const dialog = host.querySelector('dialog');
  if (!dialog) return;
  const openers = [...host.querySelectorAll('[data-enlarge]')];
  const figures = [...dialog.querySelectorAll('figure')];
  const thumbnails = [...dialog.querySelectorAll('[data-show]')];
  let shown = 0;
  let zoom: PictureZoom | undefined;

  const show = (index: number) => {
    shown = (index + figures.length) % figures.length;
    for (const [position, figure] of figures.entries()) figure.hidden = position !== shown;
    for (const [position, thumbnail] of thumbnails.entries()) {
      thumbnail.setAttribute('aria-current', String(position === shown));
    }
    zoom?.show(figures[shown]!.querySelector('img')!);
  };
  const turn = (by: number) => show(shown + by);

  /** The zoom is loaded with the first picture that is enlarged; its tools are hidden until then. */
  const prepareZoom = async () => {
    if (zoom) return;
    const { zoomPictures } = await import('./zoom.ts');
    zoom ??= zoomPictures(dialog, turn, signal);
    show(shown);
  };

  host.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const opener = openers.indexOf(target.closest('[data-enlarge]')!);
      const step = target.closest<HTMLElement>('[data-step]')?.dataset.step;
      if (step) turn(Number(step));
      const chosen = target.closest<HTMLElement>('[data-show]')?.dataset.show;
      if (chosen) show(Number(chosen));
      if (target === dialog) dialog.close();
      if (opener < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(opener);
      dialog.showModal();
      prepareZoom().catch(reportError);
    },
    { signal },
  );

  dialog.addEventListener(
    'keydown',
    (event) => {
      const step = steps[event.key];
      if (zoom?.takeKey(event)) event.preventDefault();
      else if (step) {
        event.preventDefault();
        turn(step);
      }
    },
    { signal },
  );
});
