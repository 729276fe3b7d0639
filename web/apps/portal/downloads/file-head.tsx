import type { ReactNode } from 'react';
import { formatFileSize } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';
import type { ReleaseFile } from './release-operations.ts';
import styles from './releases.module.css';

/** The name, size and checksum of a file, linked if it has an address. */
export function FileHead({ file, tool }: { file: ReleaseFile; tool?: ReactNode }) {
  const { texts, locale } = usePortal();
  const { name, size, sha256, url } = file;
  return (
    <div>
      <div className={styles.fileHead}>
        <span>
          {url ? (
            <a className={styles.name} href={url} download="">
              {name}
            </a>
          ) : (
            <span className={styles.name}>{name}</span>
          )}{' '}
          <span className="muted small">{formatFileSize(size, locale)}</span>
        </span>
        {tool}
      </div>
      {sha256 ? (
        <code className={styles.sum}>
          {texts('portal')('downloads.checksum')}: {sha256}
        </code>
      ) : null}
    </div>
  );
}
