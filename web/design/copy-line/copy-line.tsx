import { Icon } from '#web/design/icon/icon.tsx';
import styles from './copy-line.module.css';

type CopyLineProps = {
  /** What the address is for. */
  label: string;
  /** The address, shown as a link and with a button to copy it. */
  address: string;
  /** For an address that a browser cannot open. */
  isOnlyCopied?: boolean;
  labels: { copy: string; copied: string };
};

/** An address for use in other programs. */
export function CopyLine({ label, address, isOnlyCopied = false, labels }: CopyLineProps) {
  const code = <code className={styles.address}>{address}</code>;
  return (
    <ui-share class={styles.line} data-address={address}>
      <span className={styles.label}>{label}</span>
      {isOnlyCopied ? code : <a href={address}>{code}</a>}
      <button type="button" className={styles.copy} data-copy hidden aria-label={`${labels.copy}: ${label}`}>
        <Icon name="copy" />
        {labels.copy}
      </button>
      <span role="status" className={styles.said} data-copied={labels.copied} />
    </ui-share>
  );
}
