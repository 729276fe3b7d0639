import { renderToStaticMarkup } from 'react-dom/server';
import { type PageContext, PageContextProvider } from '#web/site/visit/page-context.ts';
import { type Markup, renderMarkup } from './markup.ts';
import type { RenderStablePart } from './stable-part-context.ts';

/** The parts of a document that are rendered once for many. */
export type StableParts = {
  readonly renderPart: RenderStablePart;
  /** The pieces of the document in order: its own markup, and its stable parts. */
  readonly splitPieces: (html: string) => Markup[];
};

const renderedParts = new WeakMap<object, Map<string, Markup>>();

/** A comment cannot occur otherwise: React writes none into static markup, and escapes every `<` in texts. */
const mark = (place: number) => `<!--kept ${place}-->`;
const marks = /<!--kept (\d+)-->/;

/** Stable parts stay bytes, so that they need not be concatenated and encoded again. */
export function createStableParts(reader: PageContext): StableParts {
  const used: Markup[] = [];
  // A part is rendered outside the page, so it needs the page's context again.
  const rendered = (render: Parameters<RenderStablePart>[2]) =>
    renderMarkup(renderToStaticMarkup(<PageContextProvider value={reader}>{render()}</PageContextProvider>));
  return {
    renderPart(of, part, render) {
      const parts = renderedParts.get(of) ?? new Map<string, Markup>();
      renderedParts.set(of, parts);
      const markup = parts.get(part) ?? rendered(render);
      parts.set(part, markup);
      return mark(used.push(markup) - 1);
    },
    splitPieces: (html) =>
      html.split(marks).map((piece, index) => (index % 2 === 0 ? renderMarkup(piece) : used[Number(piece)]!)),
  };
}
