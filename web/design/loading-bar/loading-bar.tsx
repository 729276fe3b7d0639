import styles from './loading-bar.module.css';

/**
 * The progress line at the top of the page while another page is loading; simultaneous navigations are
 * counted.
 */
export function LoadingBar({ label }: { label: string }) {
  return (
    <ui-loading class={styles.bar} data-count="0" role="status">
      <span className="visually-hidden" data-label={label} />
    </ui-loading>
  );
}
