import type { KeyboardEvent, PointerEvent } from 'react';
import { useEditor } from '../editor.ts';
import styles from './divider.module.css';
import { clampShare, previewShares } from './preview-share.ts';

type DividerProps = {
  /** The width of the preview, in percent. */
  share: number;
  onChange: (share: number) => void;
  /** Called to show the preview in full screen. */
  onFull: () => void;
};

const step = 2;

/** The divider between form and preview: dragged, moved with arrow keys, and reset by a double click. */
export function Divider({ share, onChange, onFull }: DividerProps) {
  const t = useEditor().texts('editorPages');
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onChange(clampShare(((box.right - event.clientX) / box.width) * 100));
  };
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: share + step,
      ArrowRight: share - step,
      Home: previewShares.max,
      End: previewShares.min,
    }[event.key];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) onFull();
    else onChange(clampShare(next));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that can be moved needs a box of its own for the grip
    <div
      role="separator"
      tabIndex={0}
      className={styles.divider}
      aria-orientation="vertical"
      aria-label={t('preview.divider')}
      aria-controls="part-preview"
      aria-valuenow={Math.round(share)}
      aria-valuemin={previewShares.min}
      aria-valuemax={previewShares.max}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onChange(previewShares.initial)}
      onKeyDown={press}
    />
  );
}
