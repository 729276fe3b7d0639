/** An object of a PDF: its number, and the bytes between `obj` and `endobj`. */
export type PdfObject = { readonly number: number; readonly body: Buffer };

/**
 * Turns the content of list items into list bodies. Chromium gives it no meaning (NonStruct) in lists without
 * markers, but an item may contain only labels and bodies (ISO 32000-1, table 336).
 */
export function withListBodies(objects: readonly PdfObject[]): PdfObject[] {
  const entries = new Set(objects.filter(({ body }) => hasRole(body, 'LI')).map(({ number }) => number));
  return objects.map((object) =>
    hasRole(object.body, 'NonStruct') && entries.has(getParent(object.body))
      ? {
          ...object,
          body: Buffer.from(object.body.toString('latin1').replace(role('NonStruct'), '/S /LBody'), 'latin1'),
        }
      : object,
  );
}

const role = (name: string) => new RegExp(`/S\\s*/${name}\\b`);

/** Streams are large and never structure elements. */
const hasRole = (body: Buffer, name: string) =>
  body.subarray(-9).toString('latin1') !== 'endstream' && role(name).test(body.toString('latin1'));

const getParent = (body: Buffer) => Number(/\/P\s+(\d+)\s+0\s+R/.exec(body.toString('latin1'))?.[1]);
