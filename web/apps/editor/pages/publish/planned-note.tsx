import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { displayLanguage, listFormat } from '#web/i18n/format.ts';
import { useEditor } from '../../editor.ts';
import { useMomentFormat } from '../moment.tsx';
import { usePageWork } from '../page-work.ts';
import styles from './publish.module.css';

/** What is planned already, or why a plan came to nothing. */
export function PlannedNote({ onCancel }: { onCancel: () => Promise<boolean> }) {
  const { texts, locale, notify } = useEditor();
  const t = texts('editorPages');
  const moment = useMomentFormat();
  const change = useChange();
  const { planned } = usePageWork().page;
  if (!planned) return null;
  const names = listFormat(
    planned.languages.map((code) => displayLanguage(code, locale.language)),
    locale,
  );
  const cancel = async () => {
    let isDone = false;
    await change.run(async () => {
      isDone = await onCancel();
    });
    notify(isDone ? 'success' : 'error', t(isDone ? 'plan.cancelled' : 'plan.notCancelled'));
  };
  const params = { moment: moment(planned.publishAt), names, by: planned.by };
  return (
    <div className={styles.note}>
      <p>{t(planned.problems.length > 0 ? 'plan.failed' : 'plan.coming', params)}</p>
      <Button variant="quiet" size="compact" busy={change.isBusy} onClick={cancel}>
        {t('plan.cancel')}
      </Button>
    </div>
  );
}
