import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Row = { readonly id: string };

/** Reordering by a handle: dragged with any pointer, or moved with the arrow keys while it has the focus. */
export type Reorder<List extends HTMLElement> = {
  /** The element whose children are the rows, each with its id in `data-row`. */
  readonly list: RefObject<List | null>;
  /** The dragged row, and its target index. */
  readonly drag: { readonly id: string; readonly to: number } | undefined;
  readonly handle: (id: string) => {
    'data-handle': string;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
  /** Moves a row; the focus stays with its handle. */
  readonly move: (id: string, to: number) => void;
};

export function useReorder<List extends HTMLElement>(
  rows: readonly Row[],
  onMove: (id: string, to: number) => void,
): Reorder<List> {
  const list = useRef<List>(null);
  const [drag, setDrag] = useState<{ id: string; to: number }>();
  const focused = useRef<string>(undefined);
  const findIndexOf = (id: string) => rows.findIndex((row) => row.id === id);

  // A row that is moved in the DOM loses the focus.
  useEffect(() => {
    const id = focused.current;
    if (id === undefined) return;
    focused.current = undefined;
    findHandle(list.current, id)?.focus();
  });

  const move = (id: string, to: number) => {
    if (to < 0 || to >= rows.length || to === findIndexOf(id)) return;
    focused.current = id;
    onMove(id, to);
  };

  const handle: Reorder<List>['handle'] = (id) => ({
    'data-handle': id,
    onKeyDown(event) {
      if (event.key === 'Escape' && drag) {
        event.stopPropagation();
        setDrag(undefined);
      }
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move(id, findIndexOf(id) + step);
    },
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, to: findIndexOf(id) });
    },
    onPointerMove(event) {
      if (!drag) return;
      scrollAtEdge(event.clientY);
      setDrag({ id, to: findPlace(list.current, event.clientY, id) });
    },
    onPointerUp() {
      if (drag) move(id, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { list, drag, handle, move };
}

function findHandle(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`:scope > [data-row="${id}"] [data-handle="${id}"]`) ?? null;
}

/** How many of the other rows lie above a height. */
function findPlace(list: HTMLElement | null, y: number, id: string): number {
  const others = [...(list?.children ?? [])].filter(
    (row) => row instanceof HTMLElement && row.dataset.row !== undefined && row.dataset.row !== id,
  );
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

const edge = 60;

function scrollAtEdge(y: number): void {
  if (y < edge) window.scrollBy(0, y - edge);
  else if (y > innerHeight - edge) window.scrollBy(0, y - (innerHeight - edge));
}
