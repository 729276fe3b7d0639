import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { RecordProblem } from '#contracts/content/problems.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { useEditor } from '../editor.ts';
import { pickText } from '../lists/pick-text.ts';
import { useRecordLabels } from '../records/record-labels.ts';
import { useListedTime } from '../records/use-listed-time.ts';
import { useRecordRight } from '../rights/use-record-right.ts';
import { useRights } from '../rights/use-rights.ts';
import styles from './bin.module.css';
import type { BinnedRecord } from './bin-operations.ts';
import { deletedColumns } from './deleted-columns.tsx';

type Wish = { record: BinnedRecord; what: 'restore' | 'remove' };

/** The deleted records and files, with actions to restore or delete them for good. */
export function RecordBin({ records }: { records: readonly BinnedRecord[] }) {
  const editor = useEditor();
  const { texts, locale } = editor;
  const mayKeep = useRecordRight();
  const t = texts('editorBin');
  const labels = useRecordLabels();
  const [wish, setWish] = useState<Wish>();
  const formatListedTime = useListedTime();
  const sayDetail = ({ kind, detail }: BinnedRecord) => (kind === 'news' ? formatListedTime(detail) : detail);
  const nameOf = ({ title, detail }: BinnedRecord) =>
    pickText(title, locale.language) || detail || labels.t('unnamed');
  const isChief = useRights().may('removeForGood');
  return (
    <>
      <h2 className={styles.heading}>{t('records')}</h2>
      <DataTable
        cards
        caption={t('records')}
        rows={records}
        getKey={({ kind, id }) => `${kind} ${id}`}
        columns={[
          {
            key: 'record',
            title: t('column.record'),
            cell: (record) => (
              <div className={styles.page}>
                <span className={styles.title}>{nameOf(record)}</span>
                <span className={styles.note}>
                  {[labels.kind(record.kind), sayDetail(record)].filter(Boolean).join(' · ')}
                </span>
              </div>
            ),
          },
          ...deletedColumns(editor),
          {
            key: 'actions',
            title: t('column.actions'),
            cell: (record) => (
              <div className={styles.actions}>
                {mayKeep(record.kind) ? (
                  <Button
                    size="compact"
                    variant="secondary"
                    aria-label={t('restore.named', { title: nameOf(record) })}
                    onClick={() => setWish({ record, what: 'restore' })}
                  >
                    {t('restore')}
                  </Button>
                ) : null}
                {isChief ? (
                  <Button
                    size="compact"
                    variant="danger"
                    aria-label={t('remove.named', { title: nameOf(record) })}
                    onClick={() => setWish({ record, what: 'remove' })}
                  >
                    {t('remove')}
                  </Button>
                ) : null}
              </div>
            ),
          },
        ]}
      />
      {wish ? (
        <RecordWishDialog {...wish} name={nameOf(wish.record)} onClose={() => setWish(undefined)} />
      ) : null}
    </>
  );
}

/** Asks for confirmation before a record is restored, or deleted for good. */
function RecordWishDialog({ record, what, name, onClose }: Wish & { name: string; onClose: () => void }) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorBin');
  const labels = useRecordLabels();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [problem, setProblem] = useState<string>();
  const { kind, id, revision } = record;
  const restore = async () => {
    const result =
      kind === 'site'
        ? (await sendMutation('content', 'restoreSite', { id, revision })).restoreSite
        : (await sendMutation('content', 'restoreRecord', { kind, id, revision })).restoreRecord;
    const [first] = result.problems;
    setProblem(first && labels.problem(first as RecordProblem));
    if (first || result.conflict) return;
    notify('success', t('restore.record.done'));
    await navigate(kind === 'file' ? `/media/${id}` : `/records/${kind}/${id}`);
  };
  const remove = async () => {
    await sendMutation('content', 'removeBinnedRecord', { kind, id });
    notify('success', t('remove.done'));
    onClose();
    await revalidate();
  };
  return (
    <FormDialog
      title={t(`${what}.title`, { title: name })}
      text={t(`${what}.record.text`)}
      submitLabel={t(what)}
      cancelLabel={texts('editor')('cancel')}
      danger={what === 'remove'}
      busy={change.isBusy}
      {...((problem || change.error) && { problem: problem ?? texts('editor')('tryLater') })}
      onSubmit={() => void change.run(what === 'restore' ? restore : remove)}
      onClose={onClose}
    />
  );
}
