import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../../editor.ts';
import styles from './bulk.module.css';
import type { ChangedPage, PageAction } from './bulk-operations.ts';
import { OutcomeDetails } from './outcome-details.tsx';

const statusOf: Readonly<Record<ChangedPage['outcome'], Status>> = {
  done: 'done',
  along: 'done',
  unchanged: 'none',
  refused: 'failed',
  changedSince: 'failed',
  gone: 'none',
};

/** Outcomes that need attention first. */
const order: readonly ChangedPage['outcome'][] = [
  'refused',
  'changedSince',
  'done',
  'along',
  'unchanged',
  'gone',
];

type OutcomeListProps = { action: PageAction; pages: readonly ChangedPage[]; isDone: boolean };

/** The expected or actual outcome for each page, with its problems. */
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
            <OutcomeDetails action={action} page={page} />
          </span>
        </li>
      ))}
    </ul>
  );
}
