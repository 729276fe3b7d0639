import { classNames } from '#web/design/class-names.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import styles from './compare-control.module.css';

export type CompareControlProps = {
  slug: string;
  /** The slug of the product's first classification, which is part of its address. */
  classification: string;
  /** Set where one variant is meant. */
  variantId?: string;
  labels: {
    /** The visible text: "Compare". */
    text: string;
    /** The accessible name, which begins with the visible text: "Compare: Reuss 455". */
    name: string;
    /** The message when the basket is full. */
    full: string;
  };
  /** The comparison with this product: `compareAddress(toMain('/compare'), [slug])`. */
  href: string;
  /** `chip` for cards, `button` for the product's own page. */
  look?: 'chip' | 'button';
};

/**
 * Adds a product to the comparison or removes it: a toggle button; without script a link to the comparison.
 */
export function CompareControl({
  slug,
  classification,
  variantId,
  labels,
  href,
  look = 'chip',
}: CompareControlProps) {
  return (
    <ui-compare
      class={styles.host}
      data-slug={slug}
      data-classification={classification}
      data-variant={variantId}
      data-full={labels.full}
      data-print="hidden"
    >
      <a
        className={classNames(styles.control, styles[look])}
        href={href}
        rel="nofollow"
        aria-label={labels.name}
      >
        <span className={styles.box}>
          <Icon name="check" className={styles.tick} />
        </span>
        <span>{labels.text}</span>
      </a>
      <span className={styles.status} role="status" />
    </ui-compare>
  );
}
