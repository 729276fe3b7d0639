import type { Link } from './values.ts';

/**
 * Rich text is stored and delivered as a tree in ProseMirror's JSON shape, which the common rich-text editors read
 * and write directly; the site renders it as elements, never from an HTML string.
 */
export type RichText = { type: 'doc'; content: RichTextNode[] };

export type RichTextNode =
  | { type: 'paragraph'; content?: RichTextInline[] }
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content?: RichTextInline[] }
  | { type: 'bulletList'; content: RichTextListItem[] }
  | { type: 'orderedList'; attrs?: { start: number }; content: RichTextListItem[] }
  | { type: 'blockquote'; content: RichTextNode[] }
  | { type: 'horizontalRule' };

export type RichTextListItem = { type: 'listItem'; content: RichTextNode[] };

export type RichTextInline = { type: 'text'; text: string; marks?: RichTextMark[] } | { type: 'hardBreak' };

/** A link mark carries the reference an editor chose; the content back end resolves it to a `Link` on delivery. */
export type RichTextMark =
  | { type: 'bold' }
  | { type: 'italic' }
  | { type: 'subscript' }
  | { type: 'superscript' }
  | { type: 'link'; attrs: Link };
