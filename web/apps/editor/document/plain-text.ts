import type { RichText, RichTextInline, RichTextNode } from '#contracts/content/rich-text.ts';

/** The plain text of a rich text, with a line for each paragraph, heading and list item. */
export function formatPlainText(text: string | RichText): string {
  return typeof text === 'string' ? text : text.content.flatMap((node) => linesOf(node, '')).join('\n');
}

function linesOf(node: RichTextNode, sign: string): string[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [sign + (node.content ?? []).map(getItemTexts).join('')];
    case 'horizontalRule':
      return ['—'];
    case 'blockquote':
      return node.content.flatMap((inner) => linesOf(inner, sign));
    default:
      return node.content.flatMap((item, index) =>
        item.content.flatMap((inner) =>
          linesOf(inner, node.type === 'bulletList' ? '• ' : `${(node.attrs?.start ?? 1) + index}. `),
        ),
      );
  }
}

function getItemTexts(inline: RichTextInline): string {
  return inline.type === 'text' ? inline.text : '\n';
}
