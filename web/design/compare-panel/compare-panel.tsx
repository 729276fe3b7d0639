import { ButtonLink } from '#web/design/button/button.tsx';
import { Dialog } from '#web/design/dialog/dialog.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { PlaceholderDrawing } from '#web/design/picture/placeholder-drawing.tsx';
import styles from './compare-panel.module.css';

type ComparePanelProps = {
  id: string;
  labels: {
    title: string;
    close: string;
    /** Shown until the first product is chosen. */
    empty: string;
    choose: string;
    open: string;
    /** `{name}` is replaced by the product's name. */
    remove: string;
    clear: string;
    gone: string;
    failed: string;
  };
  /** The page with the full comparison. */
  page: string;
  /** The page on which to choose products. */
  products: string;
  /** Responds with `BasketAnswer` when `&p=…&p=…` is appended. */
  source: string;
};

/** One product of the basket, as `source` describes it. */
export type BasketItem = {
  key: string;
  name: string;
  variant: string | null;
  href: string;
  classification: string;
  picture: { src: string; width: number; height: number } | null;
};

export type BasketAnswer = { products: BasketItem[] };

/**
 * The basket beside the page (CMP-01), filled by script from templates in it. Without script nothing opens
 * it, and the links go to the full page.
 */
export function ComparePanel({ id, labels, page, products, source }: ComparePanelProps) {
  return (
    <ui-compare-panel
      class={styles.host}
      data-dialog={id}
      data-page={page}
      data-source={source}
      data-remove={labels.remove}
    >
      <Dialog id={id} title={labels.title} closeLabel={labels.close} placement="end">
        <div data-part="empty">
          <p className={styles.note}>{labels.empty}</p>
          <ButtonLink href={products} variant="secondary">
            {labels.choose}
          </ButtonLink>
        </div>
        <div role="status">
          <p className={styles.note} data-part="gone" hidden>
            {labels.gone}
          </p>
          <p className={styles.note} data-part="failed" hidden>
            {labels.failed}
          </p>
        </div>
        <div data-part="list" />
        <div className={styles.actions} data-part="actions" hidden>
          <ButtonLink href={page} icon="compare" rel="nofollow" data-part="open">
            {labels.open}
          </ButtonLink>
          <button type="button" className={styles.clear} data-part="clear">
            <Icon name="trash" />
            {labels.clear}
          </button>
        </div>
        <template data-part="class">
          <section className={styles.class}>
            <h3 className={styles.className}>…</h3>
            <ul className={styles.items} />
          </section>
        </template>
        <template data-part="item">
          <li className={styles.item}>
            <span className={styles.picture}>
              <PlaceholderDrawing />
            </span>
            <span className={styles.words}>
              <a className={styles.name} href={page}>
                …
              </a>
              <span className={styles.variant} />
            </span>
            <button type="button" className={styles.remove}>
              <Icon name="close" />
            </button>
          </li>
        </template>
      </Dialog>
    </ui-compare-panel>
  );
}

/**
 * The number of products in the basket, on the corner of the button that opens it; hidden while it is empty.
 */
export function CompareCount() {
  return <ui-compare-count class={styles.count} />;
}
