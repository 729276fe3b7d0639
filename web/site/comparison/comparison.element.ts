import { addProduct, findProducts, getProduct, removeProducts } from '#web/design/compare-control/basket.ts';
import { readBasket, saveBasket } from '#web/design/compare-control/basket-store.ts';
import { compareAddress } from '#web/design/compare-control/compare-address.ts';
import { defineElement } from '#web/design/element/define-element.ts';
import { orderColumns } from './order-columns.ts';

/** The page of the comparison works without; here it learns of the basket, the clipboard and the printer. */
defineElement('web-comparison', (host, signal) => {
  const { page, empty } = host.dataset;
  const keys = findProducts(readBasket()).map(({ key }) => key);
  // The address without products is where every link to the comparison leads: it stands for the basket.
  const isBasket = empty !== undefined && location.search === '';
  if (isBasket && page && keys.length > 0) return location.replace(compareAddress(page, keys));
  host.dataset.known = '';

  const table = host.querySelector('table');

  /** Products of a shared address join the basket, so that a product added next is compared with them. */
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
  pickers?.addEventListener(
    'change',
    (event) => {
      if (!table) return;
      const changed = event.target as HTMLSelectElement;
      const [first, second] = [...pickers.querySelectorAll('select')];
      const other = changed === first ? second : first;
      // The same product on both sides says nothing: the other side takes the one that was replaced.
      if (first && second && other && first.value === second.value)
        other.value = shownBeside(table, other.value);
      if (first && second) orderColumns(table, [first.value, second.value]);
    },
    { signal },
  );
});

/** Of the two columns in view, the one that is not the product. */
function shownBeside(table: HTMLTableElement, key: string): string {
  const shown = [...table.querySelectorAll<HTMLElement>('th[data-key]')].slice(0, 2);
  return shown.map((head) => head.dataset.key ?? '').find((one) => one !== key) ?? key;
}

async function copyAddress(button: Element): Promise<void> {
  await navigator.clipboard.writeText(location.href);
  for (const words of button.querySelectorAll<HTMLElement>('[data-copied]')) {
    words.hidden = words.dataset.copied === 'false';
  }
}
