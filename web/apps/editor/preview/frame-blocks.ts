/** The site marks blocks in its drafts (web/site/pages/layout/blocks.tsx). */
const findBlock = (id: string) => `[data-block="${CSS.escape(id)}"]`;

const markMs = 1600;

/** Scrolls a framed page to a block and marks it for a moment; false: the block does not show. */
export function pointInFrame(frame: Window, block: string): boolean {
  const place = frame.document.querySelector(findBlock(block));
  if (!place) return false;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const above =
    Number.parseFloat(frame.getComputedStyle(frame.document.documentElement).scrollPaddingTop) || 0;
  // Not by `scrollIntoView`: that would move the form around the frame, too.
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

/** Calls with every block of a framed page that is clicked. Its links lead nowhere then: the frame would lose the page. */
export function followClicks(frame: Window, onBlock: (id: string) => void): void {
  frame.document.addEventListener('click', (event) => {
    // What is in a frame is of that frame's classes: `instanceof` of ours does not know it.
    const clicked = event.target as Element | null;
    const block = clicked?.closest<HTMLElement>('[data-block]');
    if (!block?.dataset.block || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (clicked?.closest('a[href]')) event.preventDefault();
    onBlock(block.dataset.block);
  });
}
