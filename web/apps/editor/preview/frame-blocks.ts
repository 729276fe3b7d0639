/** The site marks blocks in its drafts (web/site/pages/layout/blocks.tsx). */
const findBlock = (id: string) => `[data-block="${CSS.escape(id)}"]`;

const markMs = 1600;

/** Scrolls a framed page to a block and marks it for a moment; false: the block is not rendered. */
export function pointInFrame(frame: Window, block: string): boolean {
  const place = frame.document.querySelector(findBlock(block));
  if (!place) return false;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const above =
    Number.parseFloat(frame.getComputedStyle(frame.document.documentElement).scrollPaddingTop) || 0;
  // Not `scrollIntoView`, which would also scroll the form around the frame.
  frame.scrollTo({
    top: frame.scrollY + place.getBoundingClientRect().top - above,
    behavior: isCalm ? 'instant' : 'smooth',
  });
  const marked = { outline: '4px solid var(--accent)', outlineOffset: '-4px' };
  place.animate([marked, isCalm ? marked : { ...marked, outlineColor: 'transparent' }], {
    duration: markMs,
    easing: 'ease-in',
  });
  return true;
}

/**
 * Calls `onBlock` with every clicked block of a framed page. Links are disabled, since the frame would leave
 * the page.
 */
export function followClicks(frame: Window, onBlock: (id: string) => void): void {
  frame.document.addEventListener('click', (event) => {
    // Elements in a frame have that frame's classes, so `instanceof` does not work.
    const clicked = event.target as Element | null;
    const block = clicked?.closest<HTMLElement>('[data-block]');
    if (!block?.dataset.block || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (clicked?.closest('a[href]')) event.preventDefault();
    onBlock(block.dataset.block);
  });
}
