import { useState } from 'react';

/** The minimum, maximum and initial width of the preview, in percent. */
export const previewShares = { min: 25, max: 75, initial: 56 };

const key = 'editor:preview-share';

export function clampShare(share: number): number {
  const { min, max } = previewShares;
  return Math.min(max, Math.max(min, share));
}

/** The width of the preview, remembered in this browser. */
export function usePreviewShare() {
  const [share, setShare] = useState(readShare);
  return {
    share,
    changeShare(next: number) {
      setShare(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // Without storage, it has the initial width again next time.
      }
    },
  };
}

function readShare(): number {
  try {
    const stored = Number.parseFloat(localStorage.getItem(key) ?? '');
    return Number.isNaN(stored) ? previewShares.initial : clampShare(stored);
  } catch {
    return previewShares.initial;
  }
}
