import type { StoredLink } from '#contracts/content/draft.ts';
import { problemOfLink } from '../link/link.ts';

type Node = {
  type?: unknown;
  content?: unknown;
  attrs?: Record<string, unknown>;
  text?: unknown;
  marks?: unknown;
};

const blockNodes = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule'];
const inlineNodes = ['text', 'hardBreak'];
const plainMarks = ['bold', 'italic', 'subscript', 'superscript'];
const deepest = 12;

/** What is wrong with a rich text that somebody sent; undefined: nothing. Only what the contract names may be in it. */
export function problemOfRichText(value: unknown): string | undefined {
  const doc = value as Node | null;
  if (typeof doc !== 'object' || doc?.type !== 'doc') return 'is no rich text';
  return problemOfNodes(doc.content, blockNodes, 0);
}

function problemOfNodes(nodes: unknown, allowed: readonly string[], depth: number): string | undefined {
  if (!Array.isArray(nodes)) return 'is no rich text';
  if (depth > deepest) return 'is nested too deeply';
  for (const node of nodes as Node[]) {
    const problem = problemOfNode(node, allowed, depth);
    if (problem) return problem;
  }
  return undefined;
}

function problemOfNode(node: Node | null, allowed: readonly string[], depth: number): string | undefined {
  const type = String(node?.type);
  if (!node || !allowed.includes(type)) return `holds "${type}" where it may not stand`;
  switch (type) {
    case 'text':
      if (typeof node.text !== 'string' || node.text === '') return 'holds an empty text';
      return problemOfMarks(node.marks ?? []);
    case 'heading':
      if (![2, 3, 4].includes(Number(node.attrs?.level))) return 'has a heading that is not of level 2 to 4';
      return problemOfNodes(node.content ?? [], inlineNodes, depth + 1);
    case 'paragraph':
      return problemOfNodes(node.content ?? [], inlineNodes, depth + 1);
    case 'bulletList':
    case 'orderedList':
      return problemOfNodes(node.content, ['listItem'], depth + 1);
    case 'listItem':
    case 'blockquote':
      return problemOfNodes(node.content, blockNodes, depth + 1);
    default:
      return undefined;
  }
}

function problemOfMarks(marks: unknown): string | undefined {
  if (!Array.isArray(marks)) return 'is no rich text';
  for (const mark of marks as Node[]) {
    if (plainMarks.includes(String(mark?.type))) continue;
    if (mark?.type !== 'link' || !mark.attrs) return `marks words as "${String(mark?.type)}"`;
    const problem = problemOfLink(mark.attrs as unknown as StoredLink);
    if (problem) return `has a link that ${problem}`;
  }
  return undefined;
}
