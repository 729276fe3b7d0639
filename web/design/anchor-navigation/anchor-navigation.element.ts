import { defineElement } from '#web/design/element/define-element.ts';

/**
 * Marks the link of the section that is being read: the last one whose start has passed the upper third of
 * the window.
 */
defineElement('ui-anchor-nav', (host, signal) => {
  const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const list = host.querySelector('ul, ol');
  const sections = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let marked: HTMLAnchorElement | undefined;

  const mark = () => {
    const threshold = innerHeight / 3;
    const current = links.findLast((_, index) => {
      const section = sections[index];
      return section !== null && section !== undefined && section.getBoundingClientRect().top <= threshold;
    });
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
    marked = current;
    if (list)
      list.scrollTo({
        left: current ? current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2 : 0,
      });
  };

  let waiting = false;
  const markSoon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      mark();
    });
  };

  addEventListener('scroll', markSoon, { signal, passive: true });
  addEventListener('resize', markSoon, { signal, passive: true });
  mark();
});
