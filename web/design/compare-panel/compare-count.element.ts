import { findProducts } from '#web/design/compare-control/basket.ts';
import { followBasket } from '#web/design/compare-control/basket-store.ts';
import { defineElement } from '#web/design/element/define-element.ts';

/** The count is part of the link's accessible name: "Compare 3". */
defineElement('ui-compare-count', (host, signal) => {
  followBasket((basket) => {
    const count = findProducts(basket).length;
    host.textContent = count === 0 ? '' : String(count);
  }, signal);
});
