import type { ResultOf } from 'gql.tada';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type RecordData, type RecordKind, records } from '#contracts/content/records.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { isSame } from '../same.ts';
import { useRecordLabels } from './record-labels.ts';
import type { recordReads } from './record-operations.ts';
import styles from './records.module.css';

type Revision = ResultOf<typeof recordReads.recordHistory>['recordHistory'][number];

type RecordHistoryProps = {
  kind: RecordKind;
  id: string;
  /** The newest revision, with which the history changes. */
  revision: number;
  onRestored: () => void;
};

/** The revisions of a record with their authors and changes, each with its restoration. */
export function RecordHistory({ kind, id, revision, onRestored }: RecordHistoryProps) {
  const { sendQuery, locale } = useEditor();
  const labels = useRecordLabels();
  const { t } = labels;
  const [history, setHistory] = useState<readonly Revision[]>([]);
  const isReadOnly = useReadOnly();
  const [wanted, setWanted] = useState<Revision>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision has another history
  useEffect(() => {
    let isCurrent = true;
    sendQuery('content', 'recordHistory', { kind, id }).then(
      ({ recordHistory }) => isCurrent && setHistory(recordHistory),
      // The record itself is shown; its history can be opened later.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [sendQuery, kind, id, revision]);

  return (
    <Panel title={t('history')} text={history.length === 0 ? t('history.none') : undefined}>
      <ol className={styles.history}>
        {history.map((entry, index) => {
          const before = history[index + 1];
          const changed = before?.data && entry.data ? changedFields(kind, before.data, entry.data) : [];
          return (
            <li key={entry.id} className={styles.revision}>
              <span className={styles.step}>
                {t(`step.${entry.what as 'saved'}`)}
                {entry.by ? ` · ${entry.by}` : ''}
              </span>
              <span className={styles.about}>
                <DateTime at={entry.at} />
              </span>
              {changed.length > 0 ? (
                <span className={styles.about}>
                  {listFormat(
                    changed.map((name) => labels.field(name)),
                    locale,
                    'plain',
                  )}
                </span>
              ) : null}
              {index > 0 && entry.data && !isReadOnly ? (
                <Button variant="quiet" size="compact" icon="history" onClick={() => setWanted(entry)}>
                  {t('restore')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
      {wanted ? (
        <RestoreDialog
          kind={kind}
          id={id}
          wanted={wanted}
          onClose={() => setWanted(undefined)}
          onRestored={onRestored}
        />
      ) : null}
    </Panel>
  );
}

type RestoreDialogProps = {
  kind: RecordKind;
  id: string;
  wanted: Revision;
  onClose: () => void;
  onRestored: () => void;
};

/** The names of the fields in which two revisions differ, in the order of the declaration. */
function changedFields(kind: RecordKind, before: RecordData, after: RecordData): string[] {
  return Object.keys(records[kind]).filter((name) => !isSame(before[name], after[name]));
}

function RestoreDialog({ kind, id, wanted, onClose, onRestored }: RestoreDialogProps) {
  const { sendMutation, notify } = useEditor();
  const labels = useRecordLabels();
  const { t } = labels;
  const { revalidate } = useRevalidator();
  const change = useChange();
  const clock = useClock();
  const [problem, setProblem] = useState<string>();
  const restored = async () => {
    const given = { id, revision: wanted.id };
    if (kind === 'site') return (await sendMutation('content', 'restoreSite', given)).restoreSite;
    return (await sendMutation('content', 'restoreRecord', { kind, ...given })).restoreRecord;
  };
  const restore = () =>
    change.run(async () => {
      const { problems } = await restored();
      const [first] = problems;
      if (first) {
        setProblem(labels.problem(first as Parameters<typeof labels.problem>[0]));
        return;
      }
      onRestored();
      notify('success', t('restore.done'));
      onClose();
      await revalidate();
    });
  return (
    <FormDialog
      title={t('restore.title')}
      text={t('restore.text', { date: clock.full(wanted.at) })}
      submitLabel={t('restore')}
      cancelLabel={t('cancel')}
      busy={change.isBusy}
      {...((problem ?? change.error) && { problem: problem ?? t('save.failed') })}
      onSubmit={restore}
      onClose={onClose}
    />
  );
}
