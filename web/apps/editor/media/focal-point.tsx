import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { deliveredSize, type ImageSizeName, imageUrl } from '#contracts/content/images/images.ts';
import type { Image } from '#contracts/content/values.ts';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../editor.ts';
import styles from './focal-point.module.css';

type FocalPointProps = {
  image: Image;
  /** Fractions from the left and the top. */
  x: number;
  y: number;
  onChange: (x: number, y: number) => void;
};

const crops = [
  'share',
  'StretchedVideo',
  'AsideVideo',
  'AsideSquare',
] as const satisfies readonly ImageSizeName[];
/** Finer steps would not change the picture (images.ts of the contract). */
const step = 0.1;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/**
 * The focal point, which stays visible however the picture is cropped: set by a pointer or the arrow keys,
 * with previews of the crops.
 */
export function FocalPoint({ image, x, y, onChange }: FocalPointProps) {
  const t = useEditor().texts('editorMedia');
  const isReadOnly = useReadOnly();
  const surface = useRef<HTMLButtonElement>(null);
  const { width, height } = deliveredSize(image, 'classificationLarge');

  const place = ({ clientX, clientY }: PointerEvent) => {
    const box = surface.current?.getBoundingClientRect();
    if (box) onChange(rounded((clientX - box.left) / box.width), rounded((clientY - box.top) / box.height));
  };
  const move = (event: KeyboardEvent) => {
    const offset = steps[event.key];
    if (!offset) return;
    event.preventDefault();
    onChange(rounded(x + offset[0]), rounded(y + offset[1]));
  };
  const named = t('file.focal.point', { x: String(Math.round(x * 100)), y: String(Math.round(y * 100)) });
  const picture = (
    <>
      <img
        src={imageUrl(image, 'classificationLarge')}
        width={width}
        height={height}
        alt=""
        draggable={false}
      />
      <svg className={styles.mark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <circle cx={x * width} cy={y * height} r={Math.max(width, height) * 0.025} />
      </svg>
    </>
  );
  return (
    <Panel title={t('file.focal')} text={isReadOnly ? undefined : t('file.focal.text')}>
      {isReadOnly ? (
        <div className={styles.surface} data-read-only role="img" aria-label={named}>
          {picture}
        </div>
      ) : (
        <button
          ref={surface}
          type="button"
          className={styles.surface}
          aria-label={named}
          aria-live="polite"
          onKeyDown={move}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            place(event);
          }}
          onPointerMove={(event) => {
            if (event.buttons === 1) place(event);
          }}
        >
          {picture}
        </button>
      )}
      <div className={styles.crops}>
        <h3 className={styles.heading}>{t('file.crops')}</h3>
        <ul className={styles.list}>
          {crops.map((name) => (
            <li key={name}>
              <img
                src={imageUrl({ ...image, focalX: x, focalY: y }, name)}
                {...deliveredSize(image, name)}
                alt=""
                className={styles.crop}
              />
              <span className={styles.name}>{t(`crop.${name}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function rounded(fraction: number): number {
  return Math.round(Math.min(Math.max(fraction, 0), 1) * 10) / 10;
}
