/** The content of a post, whichever system it comes from: text, or an element by its HTML name. */
export type Markup = string | MarkupElement;

export type MarkupElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Markup[];
};

export function element(
  name: string,
  children: Markup[] = [],
  attributes: Readonly<Record<string, string>> = {},
): MarkupElement {
  return { name, attributes, children };
}

/** Its plain text. */
export function plainText(markup: readonly Markup[]): string {
  return markup
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.name === 'br' ? '\n' : plainText(node.children);
    })
    .join('');
}

/** Its plain text on one line. */
export function getLine(markup: readonly Markup[]): string {
  return plainText(markup)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether it is, or contains, an element with one of these names. */
export function holds(markup: Markup, names: ReadonlySet<string>): boolean {
  if (typeof markup === 'string') return false;
  return names.has(markup.name) || markup.children.some((child) => holds(child, names));
}

/** The first element of these names, in reading order. */
export function getFirst(markup: readonly Markup[], ...names: string[]): MarkupElement | undefined {
  for (const node of markup) {
    if (typeof node === 'string') continue;
    const found = names.includes(node.name) ? node : getFirst(node.children, ...names);
    if (found) return found;
  }
  return undefined;
}

/** All elements with these names, in reading order, without those nested in each other. */
export function getAll(markup: readonly Markup[], ...names: string[]): MarkupElement[] {
  return markup.flatMap((node) => {
    if (typeof node === 'string') return [];
    return names.includes(node.name) ? [node] : getAll(node.children, ...names);
  });
}
