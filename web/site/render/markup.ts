import { attributeValues } from './attribute-values.ts';
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
