import { defineElement } from '#web/design/element/define-element.ts';
import { addProduct, findProducts, getKey, holds, maxProducts, removeProducts } from './basket.ts';
import { followBasket, readBasket, saveBasket } from './basket-store.ts';

/** Turns the link into a toggle button that adds the product to the basket and removes it. */
defineElement('ui-compare', (host, signal) => {
  const { slug, variant, classification } = host.dataset;
  const button = host.querySelector('button') ?? getButtonInPlace(host.querySelector('a'));
  const status = host.querySelector('[role=status]');
  if (!slug || !classification || !button) return;
  const key = getKey(slug, variant);

  button.addEventListener(
    'click',
    () => {
      const basket = readBasket();
      if (holds(basket, key)) return saveBasket(removeProducts(basket, [key]));
      if (findProducts(basket).length >= maxProducts) {
        if (status) status.textContent = host.dataset.full ?? '';
        return;
      }
      const product = { key, slug, ...(variant ? { variantId: variant } : {}) };
      saveBasket(addProduct(basket, classification, product));
    },
    { signal },
  );

  followBasket((basket) => {
    button.setAttribute('aria-pressed', String(holds(basket, key)));
    if (status && findProducts(basket).length < maxProducts) status.textContent = '';
  }, signal);
});

function getButtonInPlace(link: HTMLAnchorElement | null): HTMLButtonElement | null {
  if (!link) return null;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  const label = link.getAttribute('aria-label');
  if (label) button.setAttribute('aria-label', label);
  button.append(...link.childNodes);
  link.replaceWith(button);
  return button;
}
