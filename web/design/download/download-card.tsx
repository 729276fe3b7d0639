import { FittingList } from '#web/design/fitting-list/fitting-list.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import type { PictureSource } from '#web/design/picture/picture.tsx';
import styles from './download.module.css';

export type Download = {
  href: string;
  title: string;
  /** Kind and size: "PDF · 4.2 MB". */
  facts: string;
  /** Languages of the document when they differ from the page's. */
  language?: string;
  /** First page, 128 × 180. */
  thumbnail?: PictureSource | null;
  /**
   * Who may read it, for restricted documents. It is then opened instead of downloaded, since it may lead to
   * the sign-in.
   */
  locked?: string;
};

/** A document for download. */
function DownloadCard({ document, actionLabel }: { document: Download; actionLabel: string }) {
  const { href, title, facts, language, thumbnail, locked } = document;
  return (
    <article className={styles.card} aria-label={title}>
      {thumbnail ? (
        <img
          className={styles.thumbnail}
          src={thumbnail.src}
          srcSet={thumbnail.srcSet}
          sizes={thumbnail.srcSet && thumbnail.sizes}
          width={128}
          height={180}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={styles.thumbnail}>
          <Icon name="file" />
        </span>
      )}
      <div className={styles.words}>
        <a className={styles.title} href={href} download={locked ? undefined : ''}>
          {title}
        </a>
        <p className={styles.facts}>{facts}</p>
        {language ? <p className={styles.facts}>{language}</p> : null}
        <p className={styles.action} aria-hidden={locked ? undefined : 'true'}>
          <Icon name={locked ? 'lock' : 'download'} />
          {locked ?? actionLabel}
        </p>
      </div>
    </article>
  );
}

/** Documents side by side. */
export function DownloadGrid({ documents, actionLabel }: { documents: Download[]; actionLabel: string }) {
  return (
    <FittingList least="narrow">
      {documents.map((document) => (
        <li key={document.href}>
          <DownloadCard document={document} actionLabel={actionLabel} />
        </li>
      ))}
    </FittingList>
  );
}
