import { Icon } from '#web/design/icon/icon.tsx';
import styles from './share.module.css';

type ShareProps = {
  /** The full address of the page. */
  address: string;
  title: string;
  labels: { share: string; mail: string; linkedIn: string; copy: string; copied: string };
};

/** Share links for a page: nothing is loaded from other sites, and copying needs only the address. */
export function Share({ address, title, labels }: ShareProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  const linkedIn = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`;
  return (
    <ui-share class={styles.share} data-address={address}>
      <span className={styles.label}>{labels.share}</span>
      <a className={styles.way} href={mail} title={labels.mail}>
        <Icon name="mail" />
        <span className="visually-hidden">{labels.mail}</span>
      </a>
      <a className={styles.way} href={linkedIn} target="_blank" rel="noopener" title={labels.linkedIn}>
        <Icon name="external" />
        <span className="visually-hidden">{labels.linkedIn}</span>
      </a>
      <button type="button" className={styles.way} data-copy hidden title={labels.copy}>
        <Icon name="copy" />
        <span className="visually-hidden">{labels.copy}</span>
      </button>
      <span role="status" className={styles.said} data-copied={labels.copied} />
    </ui-share>
  );
}
