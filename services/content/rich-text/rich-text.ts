import type { StoredLink } from '#contracts/content/draft.ts';
import type { RichText, RichTextInline, RichTextMark, RichTextNode } from '#contracts/content/rich-text.ts';
import type { Link } from '#contracts/content/values.ts';

/** Every link of a text, in its stored form. */
export function findLinks(text: RichText): StoredLink[] {
  return findInlines(text.content).flatMap((inline) =>
    inline.type === 'text'
      ? (inline.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [asStored(mark.attrs)] : []))
      : [],
  );
}

/** The text with each of its links in its delivered form. */
export function withLinks(text: RichText, deliver: (link: StoredLink) => Link): RichText {
  return { type: 'doc', content: text.content.map((node) => mapInlines(node, deliverInline)) };

  function deliverInline(inline: RichTextInline): RichTextInline {
    if (inline.type !== 'text' || !inline.marks) return inline;
    return { ...inline, marks: inline.marks.map(deliverMark) };
  }
  function deliverMark(mark: RichTextMark): RichTextMark {
    return mark.type === 'link' ? { type: 'link', attrs: deliver(asStored(mark.attrs)) } : mark;
  }
}

/** The type says that a mark carries a delivered link; in the tables it is the stored one. */
export function asStored(link: Link): StoredLink {
  return link as unknown as StoredLink;
}

/** The plain text, a line for each paragraph, heading and list item. */
export function plainText(text: RichText): string {
  return text.content.map(getLine).join('\n').trim();
}

function getLine(node: RichTextNode): string {
  if (node.type === 'horizontalRule') return '';
  if (node.type === 'paragraph' || node.type === 'heading') {
    return (node.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('');
  }
  if (node.type === 'blockquote') return node.content.map(getLine).join('\n');
  return node.content.flatMap((item) => item.content.map(getLine)).join('\n');
}

function findInlines(nodes: readonly RichTextNode[]): RichTextInline[] {
  return nodes.flatMap((node) => {
    if (node.type === 'horizontalRule') return [];
    if (node.type === 'paragraph' || node.type === 'heading') return node.content ?? [];
    if (node.type === 'blockquote') return findInlines(node.content);
    return node.content.flatMap((item) => findInlines(item.content));
  });
}

function mapInlines(node: RichTextNode, change: (inline: RichTextInline) => RichTextInline): RichTextNode {
  switch (node.type) {
    case 'horizontalRule':
      return node;
    case 'paragraph':
    case 'heading':
      return node.content ? { ...node, content: node.content.map(change) } : node;
    case 'blockquote':
      return { ...node, content: node.content.map((child) => mapInlines(child, change)) };
    default:
      return {
        ...node,
        content: node.content.map((item) => ({
          ...item,
          content: item.content.map((child) => mapInlines(child, change)),
        })),
      };
  }
}
