import type { ReactNode } from 'react';
import styles from './live-form.module.css';

/**
 * A form whose choices apply at once: `ui-live-form` fetches the page of the new choice and replaces every
 * part marked `data-live` (each with an id). Without script, a button submits it. `reloads`: this page lacks
 * styles that other choices need, so the next choice loads a page.
 */
export function LiveForm({ reloads = false, children }: { reloads?: boolean; children: ReactNode }) {
  return (
    <ui-live-form class={styles.host} data-reloads={reloads ? '' : undefined}>
      {children}
    </ui-live-form>
  );
}

/** Only shown without script: the submit button. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <div className={styles.withoutScript}>{children}</div>;
}
