import type { ReactNode } from 'react';
import { imageUrl } from '#contracts/content/images/images.ts';
import { isLanguage, languageName } from '#contracts/languages.ts';
import type { Highlighted, SearchRecord } from '#contracts/search/records.ts';
import { Badge } from '#web/design/badge/badge.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Picture } from '#web/design/picture/picture.tsx';
import { contentLang, type Locale } from '#web/i18n/locales.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './result.module.css';

/** One record: its type, title and text, with the searched words highlighted. */
export function Result({ record, children }: { record: SearchRecord; children?: ReactNode }) {
  const { locale, texts } = usePageContext();
  const t = texts('search');
  const contentLanguage = isLanguage(record.locale) ? record.locale : undefined;
  const isForeign = contentLanguage !== undefined && contentLanguage !== locale.language;
  const lang = isForeign ? contentLang(contentLanguage) : undefined;
  return (
    <article className={styles.result} aria-label={record.titleParts.map(({ text }) => text).join('')}>
      <div className={styles.words}>
        <p className={styles.kind}>
          <span>{t(`type.${record.type}`)}</span>
          {isForeign ? <Badge>{languageName(contentLanguage)}</Badge> : null}
        </p>
        <h2 className={styles.title} lang={lang}>
          <a
            className={classNames('covering', styles.cover)}
            href={resultHref(record.url, locale)}
            hrefLang={lang}
          >
            <Marked parts={record.titleParts} />
          </a>
        </h2>
        {children}
        {record.description ? (
          <p className={styles.text} lang={lang}>
            <Marked parts={record.descriptionParts} />
          </p>
        ) : null}
      </div>
      {record.image ? (
        <Picture
          className={styles.picture}
          source={{ src: pictureUrl(record.image), width: 480, height: 360, alt: '' }}
          ratio="4:3"
          fit={record.type === 'document' ? 'contain' : 'cover'}
          rounded
        />
      ) : null}
    </article>
  );
}

function Marked({ parts }: { parts: Highlighted }) {
  return parts.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

function pictureUrl(src: string): string {
  return imageUrl({ src, contentType: 'image/jpeg', focalX: 0.5, focalY: 0.5 }, 'classification');
}

/** Documents have one address for all languages; everything else is below the reader's locale. */
function resultHref(url: string, { urlCode }: Pick<Locale, 'urlCode'>): string {
  if (url.startsWith('/file/')) return url;
  return url === '/' ? `/${urlCode}` : `/${urlCode}${url}`;
}
