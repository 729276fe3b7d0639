import { defineElement } from '#web/design/element/define-element.ts';

/**
 * Adds what `details` lack: Escape closes the item and returns the focus, a click or focus elsewhere closes
 * it, and the entry of the current page is marked (the menu itself is the same on every page of a site).
 */
defineElement('frame-menu', (host, signal) => {
  const items = [...host.querySelectorAll('details')];
  const openItem = () => items.find((item) => item.open);
  const isWide = matchMedia('(width >= 74rem)');

  document.addEventListener(
    'click',
    ({ target }) => {
      const item = openItem();
      if (item && isWide.matches && target instanceof Node && !item.contains(target)) item.open = false;
    },
    { signal },
  );
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const item = openItem();
      if (item && isWide.matches && relatedTarget instanceof Node && !item.contains(relatedTarget))
        item.open = false;
    },
    { signal },
  );
  host.addEventListener(
    'keydown',
    (event) => {
      const item = openItem();
      if (event.key !== 'Escape' || !item) return;
      // On narrow screens the first Escape leads one level back, the next one closes the layer.
      event.preventDefault();
      item.open = false;
      item.querySelector('summary')?.focus();
    },
    { signal },
  );

  for (const link of host.querySelectorAll('a')) {
    if (link.origin === location.origin && link.pathname === location.pathname) {
      link.setAttribute('aria-current', 'page');
    }
  }
});
