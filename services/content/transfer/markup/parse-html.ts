import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';
import { UnreadableExport } from '../source-item.ts';

type Nodes = DefaultTreeAdapterTypes.ChildNode[];

/** Of elements within each other; browsers go no deeper, and each new one makes the parser look at those around it. */
const deepest = 512;

/** What the parser makes its fragment of is moved node by node: one node is moved faster than a hundred thousand. */
const around = 'import-post';

/**
 * Reads HTML as browsers do, in time that grows with its length.
 * @throws {UnreadableExport} where elements stand too deep within each other
 */
export function parseHtml(html: string): Nodes {
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      depth += 1;
      if (depth > deepest) throw new UnreadableExport('tooDeep');
    },
    onItemPop() {
      depth -= 1;
    },
    // What the parser moves stands among the last ones; the adapter of the package looks from the beginning.
    detachNode(node: Nodes[number]) {
      const siblings = node.parentNode?.childNodes ?? [];
      siblings.splice(siblings.lastIndexOf(node), 1);
      node.parentNode = null;
    },
    insertBefore(parent: DefaultTreeAdapterTypes.ParentNode, node: Nodes[number], next: Nodes[number]) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(next), 0, node);
      node.parentNode = parent;
    },
    insertTextBefore(parent: DefaultTreeAdapterTypes.ParentNode, text: string, next: Nodes[number]) {
      const before = parent.childNodes[parent.childNodes.lastIndexOf(next) - 1];
      if (before && defaultTreeAdapter.isTextNode(before)) before.value += text;
      else treeAdapter.insertBefore(parent, defaultTreeAdapter.createTextNode(text), next);
    },
  };
  const { childNodes } = parseFragment(`<${around}>${html}`, { treeAdapter });
  return childNodes.flatMap((node) =>
    node.nodeName === around && 'childNodes' in node ? node.childNodes : [node],
  );
}
