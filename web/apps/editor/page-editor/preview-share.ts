import { useState } from 'react';

/** Of the width, in percent: as little and as much as the preview may have, and what it has at first. */
export const previewShares = { least: 25, most: 75, usual: 56 };

const key = 'editor:preview-share';

export function clampShare(share: number): number {
  const { least, most } = previewShares;
  return Math.min(most, Math.max(least, share));
}

/** How wide the preview is; this browser remembers it. */
export function usePreviewShare() {
  const [share, setShare] = useState(readShare);
  return {
    share,
    changeShare(next: number) {
      setShare(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // Full, or forbidden: it is usual again next time.
      }
    },
  };
}

function readShare(): number {
  try {
    const stored = Number.parseFloat(localStorage.getItem(key) ?? '');
    return Number.isNaN(stored) ? previewShares.usual : clampShare(stored);
  } catch {
    return previewShares.usual;
  }
}
