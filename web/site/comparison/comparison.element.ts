import { addProduct, findProducts, getProduct, removeProducts } from '#web/design/compare-control/basket.ts';
import { readBasket, saveBasket } from '#web/design/compare-control/basket-store.ts';
import { compareAddress } from '#web/design/compare-control/compare-address.ts';
import { defineElement } from '#web/design/element/define-element.ts';
import { copyText } from '#web/design/share/copy-text.ts';
import { getHeads, markAlike, orderColumns } from './order-columns.ts';

/** Enhances the comparison, which works without script, with the basket, the clipboard and printing. */
defineElement('web-comparison', (host, signal) => {
  const { page, empty } = host.dataset;
  const keys = findProducts(readBasket()).map(({ key }) => key);
  // Every link to the comparison leads to the address without products, which means the basket.
  const isBasket = empty !== undefined && location.search === '';
  if (isBasket && page && keys.length > 0) return location.replace(compareAddress(page, keys));
  host.dataset.known = '';

  // Without script neither would do anything; over plain HTTP a browser copies nothing.
  for (const button of host.querySelectorAll<HTMLElement>('[data-copy], [data-print-page]'))
    button.hidden = button.dataset.copy !== undefined && !navigator.clipboard;

  const table = host.querySelector('table');

  /**
   * Products of a shared address are added to the basket, so that a product added next is compared with them.
   */
  const saveShown = () => {
    const { classification = '' } = table?.dataset ?? {};
    const shown = [...host.querySelectorAll<HTMLElement>('th[data-key]')];
    const products = shown.flatMap((head) => getProduct(head.dataset.key ?? '') ?? []);
    if (classification)
      saveBasket(products.reduce((all, one) => addProduct(all, classification, one), readBasket()));
  };

  host.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const removed = target.closest<HTMLElement>('[data-removes]')?.dataset.removes;
      if (removed) saveBasket(removeProducts(readBasket(), [removed]));
      if (target.closest('[data-adds]')) saveShown();
      if (target.closest('[data-print-page]')) print();
      const copy = target.closest('[data-copy]');
      if (copy) void copyAddress(copy);
    },
    { signal },
  );

  const pickers = host.querySelector<HTMLFormElement>('form[data-pickers]');
  const region = host.querySelector<HTMLElement>('[data-swipes]');
  if (!pickers || !region || !table) return;
  const [first, second] = [...pickers.querySelectorAll('select')];
  if (!first || !second) return;
  let inView = [first.value, second.value];

  pickers.addEventListener(
    'change',
    (event) => {
      const other = event.target === first ? second : first;
      // The same product on both sides would compare nothing: the other side takes the one that was replaced.
      if (first.value === second.value)
        other.value = inView.find((key) => key !== other.value) ?? other.value;
      inView = [first.value, second.value];
      orderColumns(table, inView);
      region.scrollTo({ left: 0, behavior: 'instant' });
    },
    { signal },
  );

  region.addEventListener(
    'scroll',
    () => {
      const heads = getHeads(table);
      const width = heads[0]?.offsetWidth || 1;
      const place = Math.min(Math.round(region.scrollLeft / width), heads.length - 2);
      const keys = heads.slice(place, place + 2).map((head) => head.dataset.key ?? '');
      if (keys.join(' ') === inView.join(' ')) return;
      inView = keys;
      [first.value, second.value] = [keys[0] ?? '', keys[1] ?? ''];
      markAlike(table, place);
    },
    { signal, passive: true },
  );
});

async function copyAddress(button: Element): Promise<void> {
  if (!(await copyText(location.href))) return;
  for (const words of button.querySelectorAll<HTMLElement>('[data-copied]')) {
    words.hidden = words.dataset.copied === 'false';
  }
}
