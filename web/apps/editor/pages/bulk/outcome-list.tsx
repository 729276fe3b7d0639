import type { ContentProblem } from '#contracts/content/problems.ts';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { useProblemLabel } from '../../form/problem-labels.ts';
import { findProblems } from '../page-work.ts';
import styles from './bulk.module.css';
import type { ChangedPage, PageAction } from './bulk-operations.ts';

const statusOf: Readonly<Record<ChangedPage['outcome'], Status>> = {
  done: 'done',
  along: 'done',
  unchanged: 'none',
  refused: 'failed',
  changedSince: 'failed',
  gone: 'none',
};

/** What has to be looked at comes first. */
const order: readonly ChangedPage['outcome'][] = [
  'refused',
  'changedSince',
  'done',
  'along',
  'unchanged',
  'gone',
];

/** More of them do not tell more. */
const maxReasons = 3;

type OutcomeListProps = { action: PageAction; pages: readonly ChangedPage[]; isDone: boolean };

/** Page by page, what will happen or has happened, and what stands against it. */
export function OutcomeList({ action, pages, isDone }: OutcomeListProps) {
  const { texts } = useEditor();
  const t = texts('editorBulk');
  const sorted = pages.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  return (
    <ul className={styles.pages} aria-label={t('pages')}>
      {sorted.map((page) => (
        <li key={page.pageId} className={styles.page}>
          <span className={styles.name}>
            <span className={styles.title}>{page.title || texts('editorPages')('untitled')}</span>
            <span className={styles.path}>{page.path}</span>
          </span>
          <span className={styles.what}>
            <StatusLabel status={statusOf[page.outcome]}>
              {page.outcome === 'done'
                ? t(isDone ? 'outcome.was' : `outcome.${action}`)
                : t(`outcome.${page.outcome}`)}
            </StatusLabel>
            <Details action={action} page={page} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Details({ action, page }: { action: PageAction; page: ChangedPage }) {
  const { texts, locale } = useEditor();
  const t = texts('editorBulk');
  const getProblemLabel = useProblemLabel();
  const names = (languages: readonly string[]) =>
    new Intl.ListFormat(locale.language).format(
      languages.map((language) => displayLanguage(language, locale.language)),
    );
  const reasons = [
    ...new Set(findProblems(page.problems).map((problem: ContentProblem) => getProblemLabel(problem))),
  ];
  const lines = [
    page.languages.length > 0 && action !== 'bin' ? names(page.languages) : '',
    page.pathAfter && page.outcome === 'done' ? t('moves', { path: page.pathAfter }) : '',
    page.leftOut.length > 0 ? t('leftOut', { languages: names(page.leftOut) }) : '',
    page.linking > 0 && page.outcome === 'done' ? t('linking', { count: page.linking }) : '',
    ...reasons.slice(0, maxReasons),
    reasons.length > maxReasons ? t('more', { count: reasons.length - maxReasons }) : '',
  ].filter(Boolean);
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles.detail}>
          {line}
        </span>
      ))}
    </>
  );
}
