import { type RefObject, useEffect, useRef } from 'react';

type Size = { width: number; scale: number };

/**
 * Lays out a framed page in a chosen width, and scales it down to fit.
 * @param width 0: the available width
 * @param onSize is called with the layout width of the page and its scale
 */
export function useScaledStage(
  width: number,
  onSize?: (size: Size) => void,
): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    const scaleDown = () => {
      // While hidden it has no width, and the page in it would become endlessly high.
      if (box.clientWidth === 0) return;
      const wanted = width || box.clientWidth;
      const scale = Math.min(1, box.clientWidth / wanted);
      box.style.setProperty('--preview-width', `${wanted}px`);
      box.style.setProperty('--preview-scale', String(scale));
      onSize?.({ width: wanted, scale });
    };
    const watch = new ResizeObserver(scaleDown);
    watch.observe(box);
    scaleDown();
    return () => watch.disconnect();
  }, [width, onSize]);
  return stage;
}
