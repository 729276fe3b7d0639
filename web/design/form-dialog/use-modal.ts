import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens the dialog that gets the ref as long as it is rendered, and gives the focus back to where it was, unless it has
 * gone elsewhere meanwhile.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    // `showModal` throws for a dialog that has left the document, or that is open; a screen must not fail of it.
    if (dialog?.isConnected && !dialog.open) dialog.showModal();
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, []);
  return ref;
}
