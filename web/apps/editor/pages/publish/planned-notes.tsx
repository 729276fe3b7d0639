import { useChange } from '#web/apps/frame/change.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import type { EditedPage } from '../page-operations.ts';
import { usePageWork } from '../page-work.ts';
import styles from './publish.module.css';

type PlannedNotesProps = { onCancel: (plan: number) => Promise<boolean> };

/** Existing plans, or why a plan failed; each can be cancelled. */
export function PlannedNotes({ onCancel }: PlannedNotesProps) {
  const { plans } = usePageWork().page;
  return plans.map((plan) => <PlannedNote key={plan.id} plan={plan} onCancel={onCancel} />);
}

function PlannedNote({ plan, onCancel }: PlannedNotesProps & { plan: EditedPage['plans'][number] }) {
  const { texts, locale, notify } = useEditor();
  const t = texts('editorPages');
  const clock = useClock();
  const change = useChange();
  const names = listFormat(
    plan.languages.map((code) => displayLanguage(code, locale.language)),
    locale,
  );
  const cancel = async () => {
    let isDone = false;
    await change.run(async () => {
      isDone = await onCancel(plan.id);
    });
    notify(isDone ? 'success' : 'error', t(isDone ? 'plan.cancelled' : 'plan.notCancelled'));
  };
  const params = { moment: clock.full(plan.publishAt), names, by: plan.by };
  const coming = plan.takeOff ? 'plan.takeOff' : 'plan.coming';
  return (
    <div className={styles.note}>
      <p>{t(plan.problems.length > 0 ? 'plan.failed' : coming, params)}</p>
      <Button variant="quiet" size="compact" busy={change.isBusy} onClick={cancel}>
        {t('plan.cancel')}
      </Button>
    </div>
  );
}
