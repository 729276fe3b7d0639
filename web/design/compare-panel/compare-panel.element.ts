import { type Basket, findProducts, removeProducts } from '#web/design/compare-control/basket.ts';
import { followBasket, readBasket, saveBasket } from '#web/design/compare-control/basket-store.ts';
import { compareAddress } from '#web/design/compare-control/compare-address.ts';
import { defineElement } from '#web/design/element/define-element.ts';
import type { BasketAnswer, BasketItem } from './compare-panel.tsx';

/** Shows the basket beside the page; fetches names and pictures when it opens, once for each product. */
defineElement('ui-compare-panel', (host, signal) => {
  const { dialog: id = '', page = '', source = '', remove = '' } = host.dataset;
  const dialog = host.querySelector('dialog');
  if (!dialog) return;
  const part = <Kind extends HTMLElement>(name: string) => host.querySelector<Kind>(`[data-part="${name}"]`)!;
  const list = part('list');
  const known = new Map<string, BasketItem>();

  const show = (basket: Basket) => {
    const keys = findProducts(basket).map(({ key }) => key);
    part('empty').hidden = keys.length > 0;
    part('actions').hidden = keys.length === 0;
    part<HTMLAnchorElement>('open').href = compareAddress(page, keys);
    if (dialog.open) list.replaceChildren(...renderItems(basket));
  };

  const renderItems = (basket: Basket) =>
    basket.flatMap(({ products }) => {
      const items = products.flatMap(({ key }) => known.get(key) ?? []);
      const [first] = items;
      return first ? [renderClass(first.classification, items)] : [];
    });

  const renderClass = (name: string, items: BasketItem[]) => {
    const section = getCopy('class');
    section.querySelector('h3')!.textContent = name;
    section.querySelector('ul')!.append(...items.map(renderItem));
    return section;
  };

  const renderItem = (item: BasketItem) => {
    const row = getCopy('item');
    const link = row.querySelector('a')!;
    link.href = item.href;
    link.textContent = item.name;
    const variant = link.nextElementSibling!;
    if (item.variant) variant.textContent = item.variant;
    else variant.remove();
    if (item.picture) {
      const picture = document.createElement('img');
      Object.assign(picture, { ...item.picture, alt: '', decoding: 'async' });
      row.querySelector('svg')!.replaceWith(picture);
    }
    const button = row.querySelector('button')!;
    button.setAttribute(
      'aria-label',
      remove.replace('{name}', [item.name, item.variant ?? ''].join(' ').trim()),
    );
    button.addEventListener('click', () => takeOut(item.key));
    return row;
  };

  const getCopy = (name: string) =>
    part<HTMLTemplateElement>(name).content.firstElementChild!.cloneNode(true) as HTMLElement;

  /** After a product was removed by keyboard, the focus goes to the next one. */
  const takeOut = (key: string) => {
    const place = findProducts(readBasket()).findIndex((product) => product.key === key);
    saveBasket(removeProducts(readBasket(), [key]));
    const buttons = list.querySelectorAll('button');
    (buttons[Math.min(place, buttons.length - 1)] ?? dialog.querySelector('button'))?.focus();
  };

  const fill = async () => {
    const keys = findProducts(readBasket()).map(({ key }) => key);
    const missing = keys.filter((key) => !known.has(key));
    part('failed').hidden = true;
    if (missing.length > 0) {
      list.setAttribute('aria-busy', 'true');
      try {
        for (const item of await getItems(missing)) known.set(item.key, item);
        const gone = missing.filter((key) => !known.has(key));
        part('gone').hidden = gone.length === 0;
        if (gone.length > 0) saveBasket(removeProducts(readBasket(), gone));
      } catch {
        part('failed').hidden = signal.aborted;
      }
      list.removeAttribute('aria-busy');
    }
    show(readBasket());
  };

  const getItems = async (keys: string[]): Promise<BasketItem[]> => {
    const query = keys.map((key) => `&p=${encodeURIComponent(key)}`).join('');
    const response = await fetch(source + query, { signal });
    if (!response.ok) throw new Error(`The basket's products answered ${response.status}`);
    return ((await response.json()) as BasketAnswer).products;
  };

  document.addEventListener(
    'click',
    (event) => {
      const opener = (event.target as Element).closest?.(
        `[data-opens="${id}"], [data-action="openComparePanel"]`,
      );
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      part('gone').hidden = true;
      if (!dialog.open) dialog.showModal();
      void fill();
    },
    { signal },
  );
  part('clear').addEventListener(
    'click',
    () => {
      saveBasket([]);
      dialog.querySelector('button')?.focus();
    },
    { signal },
  );
  followBasket((basket) => {
    const isKnown = findProducts(basket).every(({ key }) => known.has(key));
    if (dialog.open && !isKnown) void fill();
    else show(basket);
  }, signal);
});
