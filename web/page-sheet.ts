import postcss, { type ChildNode } from 'postcss';

/** Gives the style sheet that one page needs, from the page's markup. */
export type PageSheet = (html: string) => string;

type Piece = {
  readonly layer: string | undefined;
  readonly css: string;
  readonly modules: readonly string[];
};

/** Which modules a page draws hardly varies: a few dozen combinations over all pages. */
const kept = 200;

/**
 * Cuts the site's sheet to what a page needs, so that the page can carry it and nothing stands between its first byte
 * and its first picture (docs/decisions/0006). Cut by module, never by rule: a module's states, which script may add
 * later, stay together, and so does the order of all rules.
 * @param css the built sheet, whose module classes read `hash_name`; every other rule is on every page
 */
export function createPageSheet(css: string): PageSheet {
  const pieces = postcss.parse(css).nodes.flatMap(piecesOf);
  const known = new Set(pieces.flatMap(({ modules }) => modules));
  const sheets = new Map<string, string>();
  return (html) => {
    const drawn = modulesOf(classesOf(html)).filter((module) => known.has(module));
    const key = drawn.sort().join(' ');
    let sheet = sheets.get(key);
    if (sheet === undefined) {
      sheet = joined(pieces, new Set(drawn));
      if (sheets.size >= kept) sheets.clear();
      sheets.set(key, sheet);
    }
    return sheet;
  };
}

/** The rules of a layer one by one; a block such as `@media` stays whole. */
function piecesOf(node: ChildNode): Piece[] {
  if (node.type === 'atrule' && node.name === 'layer' && node.nodes) {
    return node.nodes.map((child) => pieceOf(child, node.params));
  }
  return [pieceOf(node, undefined)];
}

function pieceOf(node: ChildNode, layer: string | undefined): Piece {
  const css = node.toString();
  return { layer, css: /[;}]$/.test(css) ? css : `${css};`, modules: modulesOf(namesIn(node)) };
}

/** The class names of a rule, or of all rules of a block, and the names of animations. */
function namesIn(node: ChildNode): string[] {
  if (node.type === 'rule')
    return [...node.selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name!);
  if (node.type !== 'atrule') return [];
  return node.name === 'keyframes' ? [node.params] : (node.nodes ?? []).flatMap(namesIn);
}

function classesOf(html: string): string[] {
  const lists = new Set<string>();
  for (const [, list] of html.matchAll(/ class="([^"]+)"/g)) lists.add(list!);
  return [...lists].flatMap((list) => list.split(' '));
}

/** Lightning CSS names a class `hash_name`: six characters, after one `_` more where a digit would come first. */
function modulesOf(names: readonly string[]): string[] {
  const modules = new Set<string>();
  for (const name of names) {
    const end = name.startsWith('_') ? 7 : 6;
    if (name[end] === '_') modules.add(name.slice(0, end));
  }
  return [...modules];
}

function joined(pieces: readonly Piece[], drawn: ReadonlySet<string>): string {
  let css = '';
  let open: string | undefined;
  for (const { layer, css: text, modules } of pieces) {
    if (modules.length > 0 && !modules.some((module) => drawn.has(module))) continue;
    if (layer !== open) {
      if (open !== undefined) css += '}';
      if (layer !== undefined) css += `@layer ${layer}{`;
      open = layer;
    }
    css += text;
  }
  return open === undefined ? css : `${css}}`;
}
