import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { Spinner } from '#web/design/spinner/spinner.tsx';
import { useEditor } from '../editor.ts';
import type { FullScreen } from '../page-editor/use-full-screen.ts';
import { usePageWork } from '../pages/page-work.ts';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './preview-pane.module.css';
import { PreviewTools } from './preview-tools.tsx';
import { startView } from './preview-view.ts';
import { usePreviewAddress } from './use-preview-address.ts';

type PreviewPaneProps = {
  fullScreen: FullScreen;
  /** Closes it where it is not always beside the form. */
  onClose: () => void;
};

/** The real page with the draft, beside the form; it reloads after every save and keeps its scroll position. */
export function PreviewPane({ fullScreen, onClose }: PreviewPaneProps) {
  const { texts } = useEditor();
  const t = texts('editorPages');
  const { language } = usePageWork();
  const [view, setView] = useState(() => startView(window.innerWidth));
  const [size, setSize] = useState({ width: 0, scale: 1 });
  const shown = { ...view, language: view.language ?? language };
  const { address, isFailed, retry } = usePreviewAddress(shown);
  return (
    <section
      className={styles.pane}
      data-full={fullScreen.isFull || undefined}
      aria-label={t('part.preview')}
    >
      <PreviewTools
        view={shown}
        size={size}
        onChange={(parts) => setView({ ...view, ...parts })}
        address={address}
        fullScreen={fullScreen}
        onClose={onClose}
      />
      {isFailed ? (
        <p className={styles.note}>
          {t('preview.failed')}
          <Button variant="quiet" size="compact" onClick={retry}>
            {texts('editor')('retry')}
          </Button>
        </p>
      ) : address ? (
        <PreviewFrame address={address} width={shown.width} onSize={setSize} />
      ) : (
        <p className={styles.note}>
          <Spinner label={t('preview.coming')} />
        </p>
      )}
    </section>
  );
}
