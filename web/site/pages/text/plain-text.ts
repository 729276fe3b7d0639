import type {
  RichText,
  RichTextInline,
  RichTextListItem,
  RichTextNode,
} from '#contracts/content/rich-text.ts';

type Node = RichTextNode | RichTextInline | RichTextListItem;

/** The plain text of a rich text, with one space between paragraphs. */
export function plainText(value: RichText | null): string {
  return (value?.content ?? []).map(getNodeText).join(' ').replace(/\s+/g, ' ').trim();
}

function getNodeText(node: Node): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return ' ';
  if (!('content' in node) || !node.content) return '';
  const joint = node.type === 'paragraph' || node.type === 'heading' ? '' : ' ';
  return (node.content as Node[]).map(getNodeText).join(joint);
}
