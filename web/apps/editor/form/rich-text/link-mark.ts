import { Mark } from '@tiptap/core';
import type { StoredLink } from '#contracts/content/draft.ts';
import { pastedLink } from './paste/pasted-link.ts';

const parts = ['kind', 'page', 'pageParameters', 'path', 'href', 'slug', 'action', 'openInNewTab'] as const;

/** A link as the content stores it: the editor's choice of a target, not an address. */
export function linkMark(ownOrigins: readonly string[]): Mark {
  return Mark.create({
    name: 'link',
    // Text typed after a link does not belong to it.
    inclusive: false,
    addAttributes: () => Object.fromEntries(parts.map((part) => [part, { default: null, rendered: false }])),
    parseHTML: () => [
      {
        tag: 'a[href]',
        getAttrs: (link) =>
          pastedLink(link.getAttribute('data-link'), link.getAttribute('href'), ownOrigins) ?? false,
      },
    ],
    // It has no address while it is edited; `data-link` is read when it is pasted.
    renderHTML: ({ mark }) => [
      'a',
      { href: '#', 'data-link': JSON.stringify(getValue(mark.attrs as StoredLink)) },
      0,
    ],
  });
}

function getValue(link: StoredLink): Partial<StoredLink> {
  return Object.fromEntries(Object.entries(link).filter(([, value]) => value !== null));
}
