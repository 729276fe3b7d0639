/** A page as data for the peers, so that all send the same elements and texts. */
export type PageNode =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly PageNode[];
    };

const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const attribute = /([^\s=]+)(?:="([^"]*)")?/g;

/**
 * Parses the body of one of our own pages; React writes them, so every element is closed and every attribute
 * quoted. Scripts are left out.
 */
export function readPage(html: string): PageNode {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1];
  if (body === undefined) throw new Error('The page has no body');
  const root = { tag: 'div', attributes: {}, children: [] as PageNode[] };
  const open = [root];
  for (const [text, closes, tag = '', attributes = ''] of body
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .matchAll(token)) {
    if (text.startsWith('<!--')) continue;
    if (!tag) {
      open.at(-1)!.children.push(unescaped(text));
    } else if (closes) {
      open.pop();
    } else {
      const element = { tag, attributes: readAttributes(attributes), children: [] as PageNode[] };
      open.at(-1)!.children.push(element);
      if (!empty.has(tag) && !text.endsWith('/>')) open.push(element);
    }
  }
  return root;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
