import { useEffect, useState } from 'react';
import { showBlockEvent } from '../show-place.ts';

/** Which blocks are open; others open when a problem in them is to be seen. */
export function useOpenBlocks() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const follow = (event: Event) => {
      const id = String((event as CustomEvent).detail);
      setOpen((current) => new Set([...current, id]));
    };
    document.addEventListener(showBlockEvent, follow);
    return () => document.removeEventListener(showBlockEvent, follow);
  }, []);
  return {
    open,
    show: (id: string) => setOpen((current) => new Set([...current, id])),
    toggle: (id: string) =>
      setOpen((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  };
}
