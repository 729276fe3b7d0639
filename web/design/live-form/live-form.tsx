import type { ReactNode } from 'react';
import styles from './live-form.module.css';

/**
 * A form whose choices apply as they are made: `ui-live-form` asks for the page of the new choice and takes over every
 * part of it marked `data-live` (each with an id). Without script its button sends it. `reloads`: this page lacks the styles
 * of what other choices show, so the next choice is a page of its own.
 */
export function LiveForm({ reloads = false, children }: { reloads?: boolean; children: ReactNode }) {
  return (
    <ui-live-form class={styles.host} data-reloads={reloads ? '' : undefined}>
      {children}
    </ui-live-form>
  );
}

/** What only people without script need: the button that sends the form. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <div className={styles.withoutScript}>{children}</div>;
}
