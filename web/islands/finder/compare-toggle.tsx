import { useEffect, useState } from 'react';
import {
  addProduct,
  findProducts,
  getKey,
  holds,
  maxProducts,
  removeProducts,
} from '#web/design/compare-control/basket.ts';
import { followBasket, readBasket, saveBasket } from '#web/design/compare-control/basket-store.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { useFinder } from './finder-context.ts';
import type { FinderMachine } from './finder-start.ts';
import styles from './results.module.css';

/**
 * Adds a machine to the comparison of all pages. `ui-compare` would replace its link by a button, which React
 * could not hydrate.
 */
export function CompareToggle({ machine }: { machine: FinderMachine }) {
  const { start, isLive, t } = useFinder();
  const { slug, name, classification } = machine;
  const [isHeld, setHeld] = useState(false);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    followBasket((basket) => {
      setHeld(holds(basket, getKey(slug)));
      setFull(findProducts(basket).length >= maxProducts);
    }, life.signal);
    return () => life.abort();
  }, [slug]);
  if (!classification) return null;
  const label = t('compare.one', { name });
  if (!isLive)
    return (
      <a
        className={styles.compare}
        href={`${start.addresses.compare}?p=${slug}`}
        rel="nofollow"
        aria-label={label}
      >
        <Icon name="plus" />
      </a>
    );
  return (
    <button
      type="button"
      className={styles.compare}
      aria-pressed={isHeld}
      aria-label={label}
      disabled={isFull && !isHeld}
      onClick={() => {
        const basket = readBasket();
        const key = getKey(slug);
        saveBasket(
          isHeld ? removeProducts(basket, [key]) : addProduct(basket, classification, { key, slug }),
        );
      }}
    >
      <Icon name={isHeld ? 'check' : 'plus'} />
    </button>
  );
}
