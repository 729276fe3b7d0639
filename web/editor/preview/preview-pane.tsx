import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Spinner } from '#web/ui/spinner/spinner.tsx';
import { useEditor } from '../editor.ts';
import { usePageWork } from '../pages/page-work.ts';
import styles from './preview-pane.module.css';
import { PreviewTools } from './preview-tools.tsx';
import { startView } from './preview-view.ts';
import { usePreviewAddress } from './use-preview-address.ts';

/** The real page with the draft in it, beside the form; it comes anew after every keeping and stays where it was scrolled. */
export function PreviewPane() {
  const { texts } = useEditor();
  const t = texts('editorPages');
  const { view: work, language } = usePageWork();
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
        <PreviewFrame address={address} round={work.revision} width={shown.width} />
      ) : (
        <p className={styles.note}>
          <Spinner label={t('preview.coming')} />
        </p>
      )}
    </section>
  );
}

type PreviewFrameProps = { address: string; round: number; width: number };

/** A window of the chosen width, made smaller where it does not fit. */
function PreviewFrame({ address, round, width }: PreviewFrameProps) {
  const t = useEditor().texts('editorPages');
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  const seen = useRef(round);

  useEffect(() => {
    if (seen.current === round) return;
    seen.current = round;
    const inner = windowOf(frame.current);
    if (!inner) return;
    scrolled.current = inner.scrollY;
    inner.location.reload();
  }, [round]);

  useEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    const scaleDown = () => {
      const scale = Math.min(1, box.clientWidth / width);
      box.style.setProperty('--preview-width', `${width}px`);
      box.style.setProperty('--preview-scale', String(scale));
    };
    const watch = new ResizeObserver(scaleDown);
    watch.observe(box);
    scaleDown();
    return () => watch.disconnect();
  }, [width]);

  return (
    <div ref={stage} className={styles.stage}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('preview.frame')}
        src={address}
        onLoad={() => windowOf(frame.current)?.scrollTo({ top: scrolled.current, behavior: 'instant' })}
      />
    </div>
  );
}

/** Undefined for a site on another host: its window cannot be reached. */
function windowOf(frame: HTMLIFrameElement | null): Window | undefined {
  try {
    const inner = frame?.contentWindow;
    return inner && inner.location.href !== 'about:blank' ? inner : undefined;
  } catch {
    return undefined;
  }
}
