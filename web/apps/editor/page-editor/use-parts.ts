import { useState } from 'react';
import type { SetURLSearchParams } from 'react-router';
import { findPart, type Part } from '../pages/work-tabs.tsx';

/** On narrow screens the preview replaces the form; otherwise it opens beside it. */
const isNarrow = () => matchMedia('(max-width: 47.99rem)').matches;

/** The visible part of the form, and whether the preview is open where it is not always beside the form. */
export function useParts(query: URLSearchParams, setQuery: SetURLSearchParams) {
  const linked = findPart(query);
  const [part, setPart] = useState<Exclude<Part, 'preview'>>(linked === 'preview' ? 'content' : linked);
  const [isPreviewOpen, setPreviewOpen] = useState(linked === 'preview');
  const remember = (next: Part) =>
    setQuery((current) => new URLSearchParams({ ...Object.fromEntries(current), part: next }), {
      replace: true,
      // A field or a block is scrolled to as soon as its part is shown.
      preventScrollReset: true,
    });
  const closePreview = () => {
    setPreviewOpen(false);
    remember(part);
  };
  const choosePart = (next: Part) => {
    if (next !== 'preview') {
      setPart(next);
      if (isNarrow()) setPreviewOpen(false);
      if (isNarrow() || !isPreviewOpen) remember(next);
    } else if (isPreviewOpen && !isNarrow()) closePreview();
    else {
      setPreviewOpen(true);
      remember(next);
    }
  };
  return { part, isPreviewOpen, choosePart, closePreview };
}
