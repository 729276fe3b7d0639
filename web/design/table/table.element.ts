import { defineElement } from '#web/design/element/define-element.ts';

/**
 * Makes a table a tab stop only if it is wider than its box, so that the arrow keys can scroll it (WCAG
 * 2.1.1).
 */
defineElement('ui-table', (host, signal) => {
  const update = () => {
    if (host.scrollWidth > host.clientWidth) host.tabIndex = 0;
    else host.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(update);
  for (const element of [host, ...host.children]) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
});
