import { DataList } from '#web/design/data-list/data-list.tsx';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../editor.ts';
import type { Verdict } from './judge-status.ts';
import styles from './status.module.css';
import type { StatusLine } from './status-lines.ts';

const labels: Readonly<Record<Verdict, Status>> = {
  good: 'done',
  look: 'waiting',
  failed: 'failed',
  unknown: 'none',
};

/** How parts of the installation are: a word with a shape of its own, and sentences. */
export function StatusList({ lines }: { lines: readonly StatusLine[] }) {
  return (
    <DataList
      items={lines.map(({ key, term, verdict, sentences }) => ({
        key,
        term,
        value: (
          <div className={styles.line}>
            <VerdictLabel verdict={verdict} />
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ),
      }))}
    />
  );
}

function VerdictLabel({ verdict }: { verdict: Verdict }) {
  const t = useEditor().texts('editorStatus');
  return <StatusLabel status={labels[verdict]}>{t(`verdict.${verdict}`)}</StatusLabel>;
}

/** How many of all parts are to be looked after. */
export function StatusSummary({ lines }: { lines: readonly StatusLine[] }) {
  const t = useEditor().texts('editorStatus');
  const failed = lines.filter(({ verdict }) => verdict === 'failed').length;
  const doubtful = lines.filter(({ verdict }) => verdict === 'look' || verdict === 'unknown').length;
  return (
    <div role="status" className={styles.summary}>
      {failed > 0 ? (
        <StatusLabel status="failed">{t('summary.failed', { count: failed })}</StatusLabel>
      ) : null}
      {doubtful > 0 ? (
        <StatusLabel status="waiting">{t('summary.look', { count: doubtful })}</StatusLabel>
      ) : null}
      {failed + doubtful === 0 ? <StatusLabel status="done">{t('summary.good')}</StatusLabel> : null}
    </div>
  );
}
