import { getModules } from './class-modules.ts';

/** A piece of a document as bytes, and what its style depends on. */
export type Markup = {
  readonly bytes: Buffer;
  /** The style modules whose classes it wears. */
  readonly modules: ReadonlySet<string>;
  /** The keys of the themes that it wears. */
  readonly themes: ReadonlySet<string>;
};

export function renderMarkup(html: string): Markup {
  const classes = [...attributeValues(html, 'class')].flatMap((list) => list.split(' '));
  return {
    bytes: Buffer.from(html),
    modules: getModules(classes),
    themes: attributeValues(html, 'data-theme'),
  };
}

/**
 * The values that an attribute has anywhere in markup of React's, each once. By hand rather than by pattern, and in one
 * look: this runs over every page that is rendered, which has 100 KB and more.
 */
function attributeValues(html: string, name: string): Set<string> {
  const values = new Set<string>();
  const opening = ` ${name}="`;
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const start = at + opening.length;
    at = html.indexOf('"', start);
    values.add(html.slice(start, at));
  }
  return values;
}
