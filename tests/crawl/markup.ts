/** An element of a page, with what the checks of the crawl need. */
export type Element = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Element | undefined;
  /** All text in it, including that of its children; for scripts, their source. */
  text: string;
  /** What a screen reader announces in addition: alternative texts and labels of its children. */
  spoken: string;
};

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][^\s/>]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g;
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const raw = new Set(['script', 'style']);

/**
 * Reads a page as the server writes it: with every attribute in double quotes and every element closed. The
 * validator checks whether a page is valid HTML; this reader is made for checking thousands of pages.
 */
export function readMarkup(html: string): Element[] {
  const elements: Element[] = [];
  let open: Element | undefined;
  token.lastIndex = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [whole, slash, name, attributes] = match;
    if (name === undefined) {
      if (!whole.startsWith('<')) addText(open, decoded(whole));
      continue;
    }
    const lower = name.toLowerCase();
    if (slash) {
      if (open?.name === lower) open = open.parent;
      continue;
    }
    const element: Element = {
      name: lower,
      attributes: attributesOf(attributes ?? ''),
      parent: open,
      text: '',
      spoken: '',
    };
    // The content of a template is a pattern for scripts, and not part of the page.
    if (!open || !isWithin(open, isTemplate)) elements.push(element);
    const label = element.attributes.get('aria-label') ?? element.attributes.get('alt');
    if (label) addSpoken(element, label);
    if (voids.has(lower)) continue;
    if (!raw.has(lower)) {
      open = element;
      continue;
    }
    const end = html.indexOf(`</${lower}`, token.lastIndex);
    element.text = html.slice(token.lastIndex, end);
    token.lastIndex = html.indexOf('>', end) + 1;
  }
  return elements;
}

/** Whether an element or one of its ancestors fits. */
export function isWithin(element: Element, fits: (candidate: Element) => boolean): boolean {
  for (let one: Element | undefined = element; one; one = one.parent) if (fits(one)) return true;
  return false;
}

function isTemplate({ name }: Element): boolean {
  return name === 'template';
}

/** The parent, unless the text of an element belongs to it alone. */
function hearing(element: Element): Element | undefined {
  return isTemplate(element) ? undefined : element.parent;
}

function addText(open: Element | undefined, text: string): void {
  for (let element = open; element; element = hearing(element)) element.text += text;
}

function addSpoken(from: Element, text: string): void {
  for (let element: Element | undefined = from; element; element = hearing(element))
    element.spoken += ` ${text}`;
}

function attributesOf(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of source.matchAll(attribute))
    attributes.set(name.toLowerCase(), decoded(value));
  return attributes;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function decoded(text: string): string {
  return text.includes('&') ? text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole) : text;
}
