import { useEffect, useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import { useEditor } from '../../editor.ts';
import { isPagePath } from '../page-path.ts';
import type { ChangedPage, PageAction } from './bulk-operations.ts';
import { OutcomeList } from './outcome-list.tsx';

type BulkDialogProps = {
  action: PageAction;
  pageIds: readonly string[];
  /** The paths of possible parent pages. */
  paths: readonly string[];
  onDone: () => void;
  onClose: () => void;
};

/** Previews the outcome for each page, with reasons; then runs the action and reports the actual outcome. */
export function BulkDialog({ action, pageIds, paths, onDone, onClose }: BulkDialogProps) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorBulk');
  const change = useChange();
  const [below, setBelow] = useState('');
  const [looked, setLooked] = useState<readonly ChangedPage[]>();
  const [report, setReport] = useState<readonly ChangedPage[]>();
  const [isMalformed, setMalformed] = useState(false);
  const isMove = action === 'move';
  const send = async (seen: { pageId: string; revision: number }[] | null) => {
    const variables = { pageIds: [...pageIds], action, below: isMove ? below : null, seen };
    return (await sendMutation('content', 'changePages', variables)).changePages;
  };
  const look = () => change.run(async () => setLooked(await send(null)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, when the dialogue opens
  useEffect(() => {
    if (!isMove) void look();
  }, []);
  const count = (looked ?? []).filter(willChange).length;
  const run = () =>
    change.run(async () => {
      const seen = (looked ?? []).map(({ pageId, revision }) => ({ pageId, revision }));
      const pages = await send(seen);
      const done = pages.filter(willChange).length;
      onDone();
      if (done < count) return setReport(pages);
      notify('success', t(`done.${action}`, { count: done }));
      return onClose();
    });
  const submit = () => {
    if (report || (looked && count === 0)) return onClose();
    if (looked) return void run();
    const isPath = !isMove || isPagePath(below);
    setMalformed(!isPath);
    return isPath ? void look() : undefined;
  };
  const canAct = looked !== undefined && !report && count > 0;
  const isOver = report !== undefined || (looked !== undefined && count === 0);
  return (
    <FormDialog
      isWide
      title={t(report ? 'report' : `title.${action}`)}
      text={report ? t('report.text') : t(`text.${action}`)}
      submitLabel={
        canAct
          ? t(`go.${action}`, { count })
          : isOver
            ? texts('editor')('close')
            : isMove
              ? t('look')
              : t(`action.${action}`)
      }
      {...(!isOver && { cancelLabel: texts('editor')('cancel') })}
      danger={action === 'bin' && canAct}
      busy={change.isBusy}
      {...(change.error && { problem: texts('editor')('tryLater') })}
      footer={
        looked ? (
          <p>
            {t('sum', {
              count: isOver && !report ? 0 : (report ?? looked).filter(willChange).length,
              all: pageIds.length,
            })}
          </p>
        ) : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {isMove && !report ? (
        <>
          <TextInput
            id="bulk-below"
            label={t('below')}
            hint={t('below.hint')}
            error={isMalformed ? texts('editorPages')('path.malformed') : undefined}
            list="bulk-paths"
            value={below}
            onChange={({ target }) => {
              setBelow(target.value.trim());
              setLooked(undefined);
              setMalformed(false);
            }}
          />
          <datalist id="bulk-paths">
            {paths.map((path) => (
              <option key={path} value={path} />
            ))}
          </datalist>
        </>
      ) : null}
      {looked ? (
        <OutcomeList action={action} pages={report ?? looked} isDone={report !== undefined} />
      ) : change.isBusy ? (
        <Waiting />
      ) : null}
    </FormDialog>
  );
}

function willChange({ outcome }: ChangedPage): boolean {
  return outcome === 'done' || outcome === 'along';
}
