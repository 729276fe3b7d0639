import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements stand too deep within each other. */
export class HtmlTooDeep extends Error {
  override name = 'HtmlTooDeep';
}

/** Browsers stop at this depth; each further level makes the parser look at all those around it. */
const maxDepth = 512;

/**
 * The parser moves the nodes of a fragment one by one: with a wrapper it moves a single node instead of a hundred
 * thousand.
 */
const around = 'html-part';

/**
 * Parses HTML as browsers do, in time proportional to its length.
 * @throws {HtmlTooDeep} where elements are nested too deeply
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
    // The parser moves nodes from the end; the package's own adapter searches from the beginning.
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
