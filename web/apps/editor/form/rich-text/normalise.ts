import type { StoredLink } from '#contracts/content/draft.ts';
import type { RichText } from '#contracts/content/rich-text.ts';

/** A node of the editor's document, whose attributes may be empty. */
export type EditorNode = {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
};

/**
 * The editor's document in the form of the contract: without empty attributes and empty paragraphs. Undefined: it is
 * empty.
 */
export function normalise(document: EditorNode): RichText | undefined {
  const content = getNodes(document.content);
  return content.length > 0 ? ({ type: 'doc', content } as RichText) : undefined;
}

function getNodes(nodes: EditorNode[] = []): EditorNode[] {
  return nodes.flatMap((node) => {
    const plain = getNode(node);
    return plain ? [plain] : [];
  });
}

function getNode({ type, text, attrs = {}, content, marks }: EditorNode): EditorNode | undefined {
  switch (type) {
    case 'text':
      return text ? { type, text, ...getMarks(marks) } : undefined;
    case 'hardBreak':
    case 'horizontalRule':
      return { type };
    case 'paragraph':
    case 'heading': {
      const inner = withoutLastBreaks(getNodes(content));
      if (inner.length === 0) return undefined;
      return type === 'heading'
        ? { type, attrs: { level: attrs.level }, content: inner }
        : { type, content: inner };
    }
    case 'orderedList': {
      const items = getNodes(content);
      if (items.length === 0) return undefined;
      const start = Number(attrs.start ?? 1);
      return start === 1 ? { type, content: items } : { type, attrs: { start }, content: items };
    }
    default: {
      const inner = getNodes(content);
      return inner.length > 0 ? { type: type ?? '', content: inner } : undefined;
    }
  }
}

/** A line break at the end of a line has no effect. */
function withoutLastBreaks(nodes: EditorNode[]): EditorNode[] {
  const last = nodes.findLastIndex(({ type }) => type !== 'hardBreak');
  return nodes.slice(0, last + 1);
}

function getMarks(marks: EditorNode['marks'] = []): Pick<EditorNode, 'marks'> {
  const plain = marks.map(({ type, attrs }) =>
    type === 'link' ? { type, attrs: compactLink(attrs as StoredLink) } : { type },
  );
  return plain.length > 0 ? { marks: plain } : {};
}

const parts = ['page', 'pageParameters', 'path', 'href', 'slug', 'action'] as const;

/** A link with only the parts that have a value. */
export function compactLink(link: StoredLink): StoredLink {
  const given = parts.filter((part) => typeof link[part] === 'string' && link[part] !== '');
  return {
    kind: link.kind,
    ...Object.fromEntries(given.map((part) => [part, link[part]])),
    ...(link.openInNewTab ? { openInNewTab: true } : {}),
  };
}
