import type { EditorNode } from './normalise.ts';

/** The bullets that Word writes into the text of list items. */
const bullet = /^[·•▪◦§o–-][\s\u00a0]+/;
const ordered = /^(?:\d{1,3}|[a-z])[.)][\s\u00a0]+/;

/**
 * Restores lists in HTML from Word and mail programs, where items are paragraphs that begin with a bullet or a
 * number. Empty paragraphs are dropped.
 */
export function parseLists(nodes: readonly EditorNode[]): EditorNode[] {
  const made: EditorNode[] = [];
  for (const node of nodes) {
    if (isEmpty(node)) continue;
    const item = getItem(node);
    const last = made.at(-1);
    if (!item) made.push(node);
    else if (last?.type === item.list) last.content?.push(item.node);
    else made.push({ type: item.list, content: [item.node] });
  }
  return made;
}

function isEmpty({ type, content = [] }: EditorNode): boolean {
  return type === 'paragraph' && content.every((node) => node.type === 'text' && node.text?.trim() === '');
}

function getItem(node: EditorNode): { list: string; node: EditorNode } | undefined {
  if (node.type !== 'paragraph') return undefined;
  const [first, ...rest] = node.content ?? [];
  if (first?.type !== 'text' || !first.text) return undefined;
  const sign = bullet.exec(first.text) ?? ordered.exec(first.text);
  if (!sign) return undefined;
  const text = first.text.slice(sign[0].length);
  const content = text === '' ? rest : [{ ...first, text }, ...rest];
  const list = bullet.test(first.text) ? 'bulletList' : 'orderedList';
  return { list, node: { type: 'listItem', content: [{ type: 'paragraph', content }] } };
}
