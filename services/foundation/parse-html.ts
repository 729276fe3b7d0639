import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements stand too deep within each other. */
export class HtmlTooDeep extends Error {
  override name = 'HtmlTooDeep';
}

/** Of elements within each other; browsers go no deeper, and each new one makes the parser look at those around it. */
const maxDepth = 512;

/** What the parser makes its fragment of is moved node by node: one node is moved faster than a hundred thousand. */
const around = 'html-part';

/**
 * Reads HTML as browsers do, in time that grows with its length.
 * @throws {HtmlTooDeep} where elements stand too deep within each other
 */
export function parseHtml(html: string): HtmlNode[] {
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      depth += 1;
      if (depth > maxDepth) throw new HtmlTooDeep();
    },
    onItemPop() {
      depth -= 1;
    },
    // What the parser moves stands among the last ones; the adapter of the package looks from the beginning.
    detachNode(node: HtmlNode) {
      const siblings = node.parentNode?.childNodes ?? [];
      siblings.splice(siblings.lastIndexOf(node), 1);
      node.parentNode = null;
    },
    insertBefore(parent: DefaultTreeAdapterTypes.ParentNode, node: HtmlNode, next: HtmlNode) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(next), 0, node);
      node.parentNode = parent;
    },
    insertTextBefore(parent: DefaultTreeAdapterTypes.ParentNode, text: string, next: HtmlNode) {
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
