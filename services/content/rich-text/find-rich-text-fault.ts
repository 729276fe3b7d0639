import type { StoredLink } from '#contracts/content/draft.ts';
import { type Fault, fault } from '#contracts/content/problems.ts';
import { findLinkFault } from '../link/link.ts';

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

/** What is wrong with a rich text that was sent; undefined: nothing. Only what the contract names may be in it. */
export function findRichTextFault(value: unknown): Fault | undefined {
  const doc = value as Node | null;
  if (typeof doc !== 'object' || doc?.type !== 'doc') return fault('noRichText');
  return findNodesFault(doc.content, blockNodes, 0);
}

function findNodesFault(nodes: unknown, allowed: readonly string[], depth: number): Fault | undefined {
  if (!Array.isArray(nodes)) return fault('noRichText');
  if (depth > deepest) return fault('nestedTooDeeply');
  for (const node of nodes as Node[]) {
    const problem = findNodeFault(node, allowed, depth);
    if (problem) return problem;
  }
  return undefined;
}

function findNodeFault(node: Node | null, allowed: readonly string[], depth: number): Fault | undefined {
  const type = String(node?.type);
  if (!node || !allowed.includes(type)) return fault('misplacedNode', { node: type.slice(0, 40) });
  switch (type) {
    case 'text':
      if (typeof node.text !== 'string' || node.text === '') return fault('emptyText');
      return findMarksFault(node.marks ?? []);
    case 'heading':
      if (![2, 3, 4].includes(Number(node.attrs?.level))) return fault('headingLevel');
      return findNodesFault(node.content ?? [], inlineNodes, depth + 1);
    case 'paragraph':
      return findNodesFault(node.content ?? [], inlineNodes, depth + 1);
    case 'bulletList':
    case 'orderedList':
      return findNodesFault(node.content, ['listItem'], depth + 1);
    case 'listItem':
    case 'blockquote':
      return findNodesFault(node.content, blockNodes, depth + 1);
    default:
      return undefined;
  }
}

function findMarksFault(marks: unknown): Fault | undefined {
  if (!Array.isArray(marks)) return fault('noRichText');
  for (const mark of marks as Node[]) {
    if (plainMarks.includes(String(mark?.type))) continue;
    if (mark?.type !== 'link' || !mark.attrs) {
      return fault('unknownMark', { mark: String(mark?.type).slice(0, 40) });
    }
    const problem = findLinkFault(mark.attrs as StoredLink);
    if (problem) return problem;
  }
  return undefined;
}
