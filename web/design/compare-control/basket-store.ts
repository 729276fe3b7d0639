import { type Basket, parseBasket, writeBasket } from './basket.ts';

const storageKey = 'product-comparison';
const changed = 'basketchange';

/** Used without storage: the basket then lasts as long as the page. */
let unstored: string | null = null;

export function readBasket(): Basket {
  try {
    return parseBasket(localStorage.getItem(storageKey) ?? unstored);
  } catch {
    return parseBasket(unstored);
  }
}

/** Stores the basket and dispatches an event on the page; other tabs get the browser's `storage` event. */
export function saveBasket(basket: Basket): void {
  unstored = writeBasket(basket);
  try {
    if (basket.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, unstored);
  } catch {
    // Full or forbidden: see above.
  }
  dispatchEvent(new Event(changed));
}

/** Calls `show` now and whenever the basket changes, here or in another tab. */
export function followBasket(show: (basket: Basket) => void, signal: AbortSignal): void {
  const update = () => show(readBasket());
  addEventListener(changed, update, { signal });
  addEventListener(
    'storage',
    ({ key }) => {
      // Null: the whole storage was cleared.
      if (key !== storageKey && key !== null) return;
      unstored = null;
      update();
    },
    { signal },
  );
  // A page restored from the browser's cache may have missed a change of the basket.
  addEventListener('pageshow', ({ persisted }) => persisted && update(), { signal });
  update();
}
