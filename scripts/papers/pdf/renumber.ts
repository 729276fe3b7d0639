import type { PdfObject } from './list-bodies.ts';

/** Renumbers objects without gaps, in their order, with all references to them. */
export function renumbered(
  objects: readonly PdfObject[],
  trailer: string,
): { objects: PdfObject[]; trailer: string } {
  const numbers = new Map(objects.map(({ number }, index) => [number, index + 1]));
  const referring = (text: string) =>
    text.replace(referenceOrString, (found, number) =>
      number === undefined ? found : `${numbers.get(Number(number)) ?? number} 0 R`,
    );
  return {
    objects: objects.map(({ body }, index) => {
      const text = body.toString('latin1');
      const stream = /\bstream\r?\n/.exec(text);
      const head = stream ? text.slice(0, stream.index) : text;
      return { number: index + 1, body: Buffer.from(referring(head) + text.slice(head.length), 'latin1') };
    }),
    trailer: referring(trailer),
  };
}

/** A text in a string that looks like a reference is not one. */
const referenceOrString = /\((?:\\.|[^\\)])*\)|\b(\d+) 0 R\b/g;
