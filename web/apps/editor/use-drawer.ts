import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The navigation on narrow screens, where it opens below the bar. */
export type Drawer = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
};

/** It closes with Escape and with navigation. */
export function useDrawer(): Drawer {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenOn(undefined);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);

  return { id: 'editor-sections', isOpen, toggle: () => setOpenOn(isOpen ? undefined : pathname) };
}
