import type { Language } from '#contracts/languages.ts';
import { translator } from '#web/i18n/translator.ts';
import styles from './log-preview.module.css';

/**
 * Shows where to find the code, in an imitation of the last lines of the log; the real code is only in the
 * log.
 */
export function LogPreview({ language }: { language: Language }) {
  return (
    <figure className={styles.log}>
      <figcaption className={styles.head}>{translator(language, 'setup')('code.log')}</figcaption>
      <pre className={styles.lines} translate="no">
        {'$ SAMPLES=none npm start\nReady on http://localhost:3000\nSetup code: '}
        <b className={styles.code}>••••-••••</b>
      </pre>
    </figure>
  );
}
