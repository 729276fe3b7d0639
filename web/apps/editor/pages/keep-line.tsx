import { Button } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { formatDate } from '#web/i18n/format.ts';
import { useEditor } from '../editor.ts';
import styles from './keep-line.module.css';
import { usePageWork } from './page-work.ts';

/** Whether what is typed is kept, in a plain sentence; it is heard when it changes for the worse or the better. */
export function KeepLine() {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const { view, store, page } = usePageWork();
  const { state } = view;
  const time = (at: Date | string) =>
    formatDate(at, locale, 'time', new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const words = () => {
    switch (state.kind) {
      case 'kept':
        if (state.at) return t('keep.kept', { time: time(state.at) });
        return page.by ? t('keep.by', { name: page.by }) : t('keep.unchanged');
      case 'changed':
      case 'keeping':
        return t('keep.keeping');
      case 'offline':
        return t(state.isCopied ? 'keep.offline' : 'keep.lost');
      case 'refused':
        return t('keep.refused');
      case 'conflict':
        return t('keep.conflict');
      default:
        return t('keep.failed');
    }
  };
  const isTrouble = !['kept', 'changed', 'keeping'].includes(state.kind);
  return (
    <div className={styles.line} data-trouble={isTrouble || undefined}>
      {isTrouble ? <Icon name="warning" /> : state.kind === 'kept' && state.at ? <Icon name="check" /> : null}
      <p role="status">{words()}</p>
      {state.kind === 'failed' || state.kind === 'offline' ? (
        <Button variant="quiet" size="compact" onClick={() => void store.flush()}>
          {texts('editor')('retry')}
        </Button>
      ) : null}
    </div>
  );
}
