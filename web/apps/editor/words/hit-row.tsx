import type { ReactNode } from 'react';
import { Link } from '#web/design/link/link.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { placeHref } from '../pages/places/place-address.ts';
import { useFarPlaceLabel } from '../pages/places/place-labels.ts';
import type { PageHits, WordHit } from './word-operations.ts';
import styles from './words.module.css';

type HitRowProps = {
  page: PageHits;
  hit: WordHit;
  /** The replacement; undefined: nothing is replaced. */
  replacement: string | undefined;
  /** Shown at the end of the row instead of the link to the field. */
  choice?: ReactNode;
};

/** One hit: its place, its language, and the text around it. */
export function HitRow({ page, hit, replacement, choice }: HitRowProps) {
  const { texts, locale, to } = useEditor();
  const t = texts('editorWords');
  const place = useFarPlaceLabel()(hit);
  const language = hit.language ? displayLanguage(hit.language, locale.language) : t('everyLanguage');
  const isReplaced = replacement !== undefined && hit.kind === 'words';
  const href = placeHref({
    pageId: page.id,
    language: hit.language,
    unit: hit.unit,
    isInBlock: hit.block !== null,
  });
  return (
    <li className={styles.hit}>
      <span className={styles.place}>{place}</span>
      <span className={styles.language} title={language}>
        <span aria-hidden="true">{hit.language ?? '–'}</span>
        <span className="visually-hidden">{language}</span>
      </span>
      <span className={styles.words} lang={hit.language ?? undefined}>
        {hit.before}
        {isReplaced ? (
          <>
            <del className={styles.old}>{hit.words}</del>
            {replacement ? <ins className={styles.fresh}>{replacement}</ins> : null}
          </>
        ) : (
          <mark className={styles.found}>{hit.words}</mark>
        )}
        {hit.after}
      </span>
      <span className={styles.end}>
        {choice ?? (
          <Link className={styles.open} href={to(href)}>
            {t('open')}
            <span className="visually-hidden">{`: ${place}, ${page.title}, ${language}`}</span>
          </Link>
        )}
      </span>
    </li>
  );
}
