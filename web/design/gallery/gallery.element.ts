import { defineElement } from '#web/design/element/define-element.ts';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

defineElement('ui-gallery', (host, signal) => {
  const dialog = host.querySelector('dialog');
  if (!dialog) return;
  const openers = [...host.querySelectorAll('[data-enlarge]')];
  const figures = [...dialog.querySelectorAll('figure')];
  const thumbnails = [...dialog.querySelectorAll('[data-show]')];
  let shown = 0;

  const show = (index: number) => {
    shown = (index + figures.length) % figures.length;
    for (const [position, figure] of figures.entries()) figure.hidden = position !== shown;
    for (const [position, thumbnail] of thumbnails.entries()) {
      thumbnail.setAttribute('aria-current', String(position === shown));
    }
  };

  host.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const opener = openers.indexOf(target.closest('[data-enlarge]')!);
      const step = target.closest<HTMLElement>('[data-step]')?.dataset.step;
      if (step) show(shown + Number(step));
      const chosen = target.closest<HTMLElement>('[data-show]')?.dataset.show;
      if (chosen) show(Number(chosen));
      if (target === dialog) dialog.close();
      if (opener < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(opener);
      dialog.showModal();
    },
    { signal },
  );

  dialog.addEventListener(
    'keydown',
    (event) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      show(shown + step);
    },
    { signal },
  );
});
