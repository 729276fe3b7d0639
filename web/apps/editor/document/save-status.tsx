import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../editor.ts';
import type { SaveState } from './document-store.ts';
import styles from './save-status.module.css';

type SaveStatusProps = {
  state: SaveState;
  /** Who saved it last, and when, before the first change here. */
  last?: { by: string; at: string };
  onRetry: () => void;
};

/** The state of saving as a sentence; screen readers announce when it gets worse or better. */
export function SaveStatus({ state, last, onRetry }: SaveStatusProps) {
  const { texts } = useEditor();
  const t = texts('editorPages');
  const clock = useClock();
  const isForbidden =
    state.kind === 'failed' && state.error instanceof OperationError && state.error.code === 'FORBIDDEN';
  const getLabel = () => {
    switch (state.kind) {
      case 'saved':
        if (state.at) return t('save.saved', { time: clock.format(state.at, 'time') });
        return last?.by
          ? t('save.by', { name: last.by, moment: clock.format(last.at) })
          : t('save.unchanged');
      case 'changed':
      case 'saving':
        return t('save.saving');
      case 'offline':
        return t(state.isCopied ? 'save.offline' : 'save.lost');
      case 'refused':
        return t('save.refused');
      case 'conflict':
        return t('save.conflict');
      default:
        return t(isForbidden ? 'save.forbidden' : 'save.failed');
    }
  };
  const isTrouble = !['saved', 'changed', 'saving'].includes(state.kind);
  return (
    <div className={styles.line} data-trouble={isTrouble || undefined}>
      {isTrouble ? (
        <Icon name="warning" />
      ) : state.kind === 'saved' && state.at ? (
        <Icon name="check" />
      ) : null}
      <p role="status">{getLabel()}</p>
      {(state.kind === 'failed' && !isForbidden) || state.kind === 'offline' ? (
        <Button variant="quiet" size="compact" onClick={onRetry}>
          {texts('editor')('retry')}
        </Button>
      ) : null}
    </div>
  );
}
