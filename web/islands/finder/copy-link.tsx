import { useState } from 'react';
import { copyText } from '#web/design/share/copy-text.ts';
import { useFinder } from './finder-context.ts';
import styles from './results.module.css';

/** A link to the lead, which its address describes; a click copies it where the browser supports that. */
export function CopyLink() {
  const { lead, t, addressOf } = useFinder();
  const address = addressOf({});
  const [copied, setCopied] = useState<typeof lead>();
  return (
    <span>
      <a
        className={styles.set}
        href={address}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          void copyText(new URL(address, location.href).href).then((done) =>
            done ? setCopied(lead) : location.assign(address),
          );
        }}
      >
        {t('link')}
      </a>
      <span className={styles.copied} role="status">
        {copied === lead ? t('link.copied') : ''}
      </span>
    </span>
  );
}
