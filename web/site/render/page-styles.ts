import postcss, { type ChildNode } from 'postcss';
import { getModules } from './class-modules.ts';
import { inlineSource } from './inline-source.ts';

/**
 * A style sheet for a document: as bytes, since many documents carry it, and its source for the content
 * security policy.
 */
export type InlineSheet = { readonly css: Buffer; readonly source: string };

/**
 * Returns the style sheet of a page, from the modules that it renders; `themes` is the style sheet of its
 * themes, or ''.
 */
export type PageStyles = (rendered: ReadonlySet<string>, themes: string) => InlineSheet;

/** The first layer statement that a browser reads fixes the order of the layers. */
const layers = '@layer reset,tokens,base,components,overrides;';

type Piece = {
  readonly layer: string | undefined;
  readonly css: string;
  readonly modules: readonly string[];
};

/** Combinations of modules and themes hardly vary: there are a few dozen over all pages. */
const maxCached = 200;

/**
 * Reduces the site's style sheet to what a page needs, so that the page can carry it inline and needs no
 * further request before its first paint (docs/decisions/0006). Whole modules are kept, never single rules:
 * the states of a module, which a script may set later, stay together, and so does the order of all rules.
 * @param css the built style sheet, whose module classes read `hash_name`; every other rule is on every page
 */
export function createPageStyles(css: string): PageStyles {
  const pieces = postcss.parse(css).nodes.flatMap(getPieces);
  const known = new Set(pieces.flatMap(({ modules }) => modules));
  const sheets = new Map<string, InlineSheet>();
  return (rendered, themes) => {
    const modules = [...rendered].filter((module) => known.has(module)).sort();
    const key = `${modules.join(' ')} ${themes}`;
    if (sheets.size >= maxCached) sheets.clear();
    let sheet = sheets.get(key);
    if (!sheet) {
      sheet = inline(layers + joined(pieces, rendered) + themes);
      sheets.set(key, sheet);
    }
    return sheet;
  };
}

function inline(text: string): InlineSheet {
  const css = Buffer.from(text);
  return { css, source: inlineSource(css) };
}

/** The rules of a layer, each on its own; a block such as `@media` is kept whole. */
function getPieces(node: ChildNode): Piece[] {
  if (node.type === 'atrule' && node.name === 'layer' && node.nodes) {
    return node.nodes.map((child) => getPiece(child, node.params));
  }
  return [getPiece(node, undefined)];
}

function getPiece(node: ChildNode, layer: string | undefined): Piece {
  const css = node.toString();
  return { layer, css: /[;}]$/.test(css) ? css : `${css};`, modules: [...getModules(namesIn(node))] };
}

/** The class names of a rule, or of all rules of a block, and the names of animations. */
function namesIn(node: ChildNode): string[] {
  if (node.type === 'rule')
    return [...node.selector.matchAll(/\.((?:[\w-]|\\[\da-f]{1,6} ?|\\.)+)/g)].map(([, name]) =>
      unescaped(name!),
    );
  if (node.type !== 'atrule') return [];
  return node.name === 'keyframes' ? [node.params] : (node.nodes ?? []).flatMap(namesIn);
}

/**
 * Resolves CSS escapes: a digit after a hyphen at the beginning of a name is written by its code point: `-\32
 * 1LnG` (CSS Syntax 3, 4.3.7).
 */
function unescaped(name: string): string {
  return name
    .replace(/\\([\da-f]{1,6}) ?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

function joined(pieces: readonly Piece[], rendered: ReadonlySet<string>): string {
  let css = '';
  let open: string | undefined;
  for (const { layer, css: text, modules } of pieces) {
    if (modules.length > 0 && !modules.some((module) => rendered.has(module))) continue;
    if (layer !== open) {
      if (open !== undefined) css += '}';
      if (layer !== undefined) css += `@layer ${layer}{`;
      open = layer;
    }
    css += text;
  }
  return open === undefined ? css : `${css}}`;
}
