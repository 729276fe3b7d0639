import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { Spinner } from '#web/design/spinner/spinner.tsx';
import { useEditor } from '../editor.ts';
import { usePageWork } from '../pages/page-work.ts';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './preview-pane.module.css';
import { PreviewTools } from './preview-tools.tsx';
import { startView } from './preview-view.ts';
import { usePreviewAddress } from './use-preview-address.ts';

/** The real page with the draft, beside the form; it reloads after every save and keeps its scroll position. */
export function PreviewPane() {
  const { texts } = useEditor();
  const t = texts('editorPages');
  const { language } = usePageWork();
  const [view, setView] = useState(() => startView(window.innerWidth));
  const shown = { ...view, language: view.language ?? language };
  const { address, isFailed, retry } = usePreviewAddress(shown);
  return (
    <section className={styles.pane} aria-label={t('part.preview')}>
      <PreviewTools view={shown} onChange={(parts) => setView({ ...view, ...parts })} address={address} />
      {isFailed ? (
        <p className={styles.note}>
          {t('preview.failed')}
          <Button variant="quiet" size="compact" onClick={retry}>
            {texts('editor')('retry')}
          </Button>
        </p>
      ) : address ? (
        <PreviewFrame address={address} width={shown.width} />
      ) : (
        <p className={styles.note}>
          <Spinner label={t('preview.coming')} />
        </p>
      )}
    </section>
  );
}
