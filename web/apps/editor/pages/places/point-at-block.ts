const pointEvent = 'editor:point-at-block';

/** Asks the preview to show a block. */
export function pointAtBlock(id: string): void {
  document.dispatchEvent(new CustomEvent(pointEvent, { detail: id }));
}

/** Calls `show` with every requested block, until the returned function is called. */
export function onPointAtBlock(show: (id: string) => void): () => void {
  const follow = (event: Event) => show(String((event as CustomEvent).detail));
  document.addEventListener(pointEvent, follow);
  return () => document.removeEventListener(pointEvent, follow);
}
