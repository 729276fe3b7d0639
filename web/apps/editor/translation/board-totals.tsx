import { useSearchParams } from 'react-router';
import { withQuery } from '#web/apps/frame/query-with.ts';
import { Link } from '#web/design/link/link.tsx';
import { displayLanguage } from '#web/i18n/format.ts';
import { useEditor } from '../editor.ts';
import styles from './board.module.css';
import type { Board } from './translation-operations.ts';

/** How far each language is, at a glance; each leads to the pages of which that is true. */
export function BoardTotals({ totals }: { totals: Board['totals'] }) {
  const { texts, to, locale } = useEditor();
  const t = texts('editorTranslation');
  const [query] = useSearchParams();
  const getHref = (language: string, state: string) =>
    to(`/translation?${withQuery(query, { language, state })}`);
  return (
    <ul className={styles.totals} aria-label={t('totals')}>
      {totals.map(({ language, pages, outdated, missing, none, translated }) => (
        <li key={language} className={styles.total}>
          <span className={styles.totalName}>{displayLanguage(language, locale.language)}</span>
          <meter
            className={styles.meter}
            min={0}
            max={pages}
            value={translated}
            aria-label={t('totals.translated', { count: translated, pages })}
          />
          <span className={styles.facts}>{t('totals.translated', { count: translated, pages })}</span>
          <span className={styles.lacks}>
            {outdated > 0 ? (
              <Link href={getHref(language, 'outdated')}>{t('stand.outdated', { count: outdated })}</Link>
            ) : null}
            {missing > 0 ? (
              <Link href={getHref(language, 'missing')}>{t('stand.missing', { count: missing })}</Link>
            ) : null}
            {none > 0 ? (
              <Link href={getHref(language, 'none')}>
                {t('stand.none')}: {none}
              </Link>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
