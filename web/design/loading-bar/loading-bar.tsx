import styles from './loading-bar.module.css';

/** The line on top of the page while another page is on its way; several navigations at once are counted. */
export function LoadingBar({ label }: { label: string }) {
  return (
    <ui-loading class={styles.bar} data-count="0" role="status">
      <span className="visually-hidden" data-label={label} />
    </ui-loading>
  );
}
