import { getModules } from './class-modules.ts';

/** A piece of a document as bytes, with the styles that it needs. */
export type Markup = {
  readonly bytes: Buffer;
  /** The style modules of its classes. */
  readonly modules: ReadonlySet<string>;
  /** The keys of its themes. */
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
 * The distinct values of an attribute in markup rendered by React. Scanned by hand in one pass instead of by
 * regular expression: this runs over every rendered page, of 100 KB and more.
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
