type Place = { readonly clientX: number; readonly clientY: number };
type Offset = { readonly x: number; readonly y: number };

type Gestures = {
  /** Two fingers: the factor by which their distance grew, their midpoint, and how far that moved. */
  readonly pinch: (grown: number, middle: Place, moved: Offset) => void;
  readonly drag: (moved: Offset) => void;
  /** A horizontal swipe, with its length. */
  readonly swipe: (x: number) => void;
  /** The pointer was pressed and released without moving. */
  readonly click: (point: Place) => void;
};

/** A pointer held still may move by this much. */
const stillness = 6;
const swipeLength = 50;

/** Recognises gestures on an element: one pointer drags, swipes or clicks, two pinch. */
export function followPointers(element: HTMLElement, signal: AbortSignal, gestures: Gestures): void {
  const held = new Map<number, Place>();
  let start: Place | undefined;
  let isAlone = true;

  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    isAlone = held.size === 0;
    if (isAlone) start = event;
    held.set(event.pointerId, event);
  };
  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, event);
    if (!other) {
      gestures.drag(getOffset(before, event));
      return;
    }
    const middle = between(event, other);
    const grown = distance(event, other) / Math.max(1, distance(before, other));
    gestures.pinch(grown, middle, getOffset(between(before, other), middle));
  };
  const end = (event: PointerEvent) => {
    if (!held.delete(event.pointerId) || !start || !isAlone || event.type !== 'pointerup') return;
    const { x, y } = getOffset(start, event);
    if (Math.hypot(x, y) < stillness) gestures.click(event);
    else if (event.pointerType === 'touch' && Math.abs(x) > Math.max(swipeLength, 2 * Math.abs(y)))
      gestures.swipe(x);
  };

  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', end, { signal });
}

const getOffset = (from: Place, to: Place): Offset => ({
  x: to.clientX - from.clientX,
  y: to.clientY - from.clientY,
});

const distance = (one: Place, other: Place) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

const between = (one: Place, other: Place): Place => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
});
