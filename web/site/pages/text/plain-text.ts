import type {
  RichText,
  RichTextInline,
  RichTextListItem,
  RichTextNode,
} from '#contracts/content/rich-text.ts';

type Node = RichTextNode | RichTextInline | RichTextListItem;

/** The words of a text without its marks, one blank between paragraphs. */
export function plainText(value: RichText | null): string {
  return (value?.content ?? []).map(getLabels).join(' ').replace(/\s+/g, ' ').trim();
}

function getLabels(node: Node): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return ' ';
  if (!('content' in node) || !node.content) return '';
  const joint = node.type === 'paragraph' || node.type === 'heading' ? '' : ' ';
  return (node.content as Node[]).map(getLabels).join(joint);
}
