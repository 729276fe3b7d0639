import { defineElement } from '#web/design/element/define-element.ts';

/**
 * Thumbnails switch the picture without scrolling the page, and mark the current one, however it was reached.
 */
defineElement('ui-stage', (host, signal) => {
  const slides = host.querySelector('ul');
  const thumbnails = [...host.querySelectorAll<HTMLAnchorElement>('[data-slide]')];
  if (!slides || thumbnails.length === 0) return;

  host.addEventListener(
    'click',
    (event) => {
      const thumbnail = (event.target as Element).closest<HTMLElement>('[data-slide]');
      if (!thumbnail) return;
      event.preventDefault();
      slides.scrollTo({ left: slides.clientWidth * Number(thumbnail.dataset.slide), behavior: 'auto' });
    },
    { signal },
  );

  const mark = () => {
    const shown = Math.round(slides.scrollLeft / Math.max(1, slides.clientWidth));
    for (const [index, thumbnail] of thumbnails.entries()) {
      if (index === shown) thumbnail.setAttribute('aria-current', 'true');
      else thumbnail.removeAttribute('aria-current');
    }
  };
  slides.addEventListener('scroll', () => requestAnimationFrame(mark), { signal, passive: true });
});
