import { Icon } from '#web/design/icon/icon.tsx';
import styles from './copy-line.module.css';

type CopyLineProps = {
  /** What it is. */
  label: string;
  /** An address, which is a link and can be copied. */
  address: string;
  /** It cannot be opened by a browser. */
  isOnlyCopied?: boolean;
  labels: { copy: string; copied: string };
};

/** An address for programs, to open and to copy. */
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
