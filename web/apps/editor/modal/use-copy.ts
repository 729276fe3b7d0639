import { useRef, useState } from 'react';
import { copyText } from '#web/design/share/copy-text.ts';
import { useEditor } from '../editor.ts';

/**
 * Copies what a field holds. Where the browser does not let a page copy, the field is selected for the person to do it, and
 * `problem` says so.
 */
export function useCopy(onCopied: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const t = useEditor().texts('editor');
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    if (!field.current) return;
    if (await copyText(field.current.value)) return onCopied();
    field.current.focus();
    field.current.select();
    setRefused(true);
  };
  return { field, copy, problem: isRefused ? t('copyYourself') : undefined };
}
