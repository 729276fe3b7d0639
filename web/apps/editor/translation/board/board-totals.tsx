import { useSearchParams } from 'react-router';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { withQuery } from '#web/apps/frame/with-query.ts';
import { Link } from '#web/design/link/link.tsx';
import { displayLanguage, formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import type { Board } from '../translation-operations.ts';
import styles from './board.module.css';

/** The backlog of each language and its age, linked to the pages concerned. */
export function BoardTotals({ totals }: { totals: Board['totals'] }) {
  const { texts, to, locale } = useEditor();
  const t = texts('editorTranslation');
  const clock = useClock();
  const [query] = useSearchParams();
  const getHref = (language: string, state: string) =>
    to(`/translation?${withQuery(query, { language, state, page: '' })}`);
  return (
    <ul className={styles.totals} aria-label={t('totals')}>
      {totals.map(({ language, owedTexts, owedSince, ready }) => (
        <li
          key={language}
          className={styles.total}
          data-chosen={query.get('language') === language || undefined}
        >
          <Link className={styles.totalLink} href={getHref(language, 'owed')}>
            <span className={styles.totalName}>{displayLanguage(language, locale.language)}</span>
            <span className={styles.totalNumber}>{formatNumber(owedTexts, locale)}</span>
            <span className={styles.facts}>{t('totals.owed', { count: owedTexts })}</span>
            {owedSince ? (
              <span className={styles.facts}>
                {t('stand.since', { day: clock.format(owedSince, 'short') })}
              </span>
            ) : null}
          </Link>
          {ready > 0 ? (
            <Link className={styles.lacks} href={getHref(language, 'ready')}>
              {t('totals.ready', { count: ready })}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
