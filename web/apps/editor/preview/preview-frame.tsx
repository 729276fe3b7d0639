import { useEffect, useRef } from 'react';
import { useEditor } from '../editor.ts';
import { usePageWork } from '../pages/page-work.ts';
import { onPointAtBlock } from '../pages/places/point-at-block.ts';
import { showPlace } from '../pages/places/show-place.ts';
import { followClicks, pointInFrame } from './frame-blocks.ts';
import { frameWindow } from './frame-window.ts';
import styles from './preview-frame.module.css';
import { useScaledStage } from './use-scaled-stage.ts';

type PreviewFrameProps = {
  address: string;
  /** 0: the available width. */
  width: number;
  /** Called with the layout width of the page and its scale. */
  onSize: (size: { width: number; scale: number }) => void;
};

/**
 * A frame of the chosen width, scaled down to fit. A block that is opened in the form is shown in it, and one
 * that is clicked in it is shown in the form.
 */
export function PreviewFrame({ address, width, onSize }: PreviewFrameProps) {
  const t = useEditor().texts('editorPages');
  const { view, showPart } = usePageWork();
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useScaledStage(width, onSize);
  const scrolled = useRef(0);
  /** The block requested before the page had loaded, or before the block had content. */
  const wanted = useRef<string>(undefined);
  const round = view.revision;
  const seen = useRef(round);

  useEffect(() => {
    if (seen.current === round) return;
    seen.current = round;
    const inner = frameWindow(frame.current);
    if (!inner) return;
    scrolled.current = inner.scrollY;
    inner.location.reload();
  }, [round]);

  useEffect(
    () =>
      onPointAtBlock((id) => {
        const inner = frameWindow(frame.current);
        const isShown = inner?.document.readyState === 'complete' && pointInFrame(inner, id);
        wanted.current = isShown ? undefined : id;
      }),
    [],
  );

  const loaded = () => {
    const inner = frameWindow(frame.current);
    if (!inner) return;
    inner.scrollTo({ top: scrolled.current, behavior: 'instant' });
    if (wanted.current !== undefined && pointInFrame(inner, wanted.current)) wanted.current = undefined;
    followClicks(inner, (id) => {
      showPart('content');
      showPlace(`block-${id}`, id);
    });
  };

  return (
    <div ref={stage} className={styles.stage}>
      <iframe ref={frame} className={styles.frame} title={t('preview.frame')} src={address} onLoad={loaded} />
    </div>
  );
}
