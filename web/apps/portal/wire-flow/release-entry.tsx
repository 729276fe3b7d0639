import { Badge } from '#web/design/badge/badge.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { displayLanguage, formatDate, formatFileSize } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';
import styles from './downloads.module.css';
import type { Release } from './wire-flow-operations.ts';

type ReleaseEntryProps = {
  release: Release;
  /** The name of the software. */
  software: string;
  mark?: string | undefined;
};

/** One version: its date, notes, and files with their checksums. */
export function ReleaseEntry({ release, software, mark }: ReleaseEntryProps) {
  const { texts, locale } = usePortal();
  const t = texts('portal');
  const { version, releasedOn, notes, files } = release;
  return (
    <article className={styles.release} aria-label={`${software} ${version}`}>
      <header className={styles.head}>
        <Heading level={3}>{t('downloads.version', { version })}</Heading>
        {mark ? <Badge>{mark}</Badge> : null}
        <time className={styles.facts} dateTime={releasedOn}>
          {formatDate(releasedOn, locale)}
        </time>
      </header>
      {notes.lines.length > 0 ? (
        <div>
          <p className={styles.facts}>{t('downloads.notes')}</p>
          <ul className={styles.notes} lang={notes.language === locale.language ? undefined : notes.language}>
            {notes.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.name} className={styles.file}>
            {file.url ? (
              <a className={styles.link} href={file.url} download="">
                <Icon name="download" />
                <span>{file.name}</span>
              </a>
            ) : (
              <span className={styles.name}>{file.name}</span>
            )}
            <span className={styles.facts}>{getFacts(file)}</span>
            {file.sha256 ? (
              <code className={styles.sum}>
                {texts('application')('labelled', { label: t('downloads.checksum'), value: file.sha256 })}
              </code>
            ) : null}
          </li>
        ))}
      </ul>
    </article>
  );

  function getFacts({ kind, platform, language, size }: Release['files'][number]): string {
    return [
      t(`kind.${kind}`),
      t(`platform.${platform}`),
      language && displayLanguage(language, locale.language),
      formatFileSize(size, locale),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}
