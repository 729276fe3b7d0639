/** An object of a PDF: its number and what stands between `obj` and `endobj`. */
export type PdfObject = { readonly number: number; readonly body: Buffer };

/**
 * Makes bodies of what stands in the entries of lists. Chromium leaves it without a meaning (NonStruct) where entries
 * have no sign before them; an entry holds labels and bodies only (ISO 32000-1, table 336).
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

/** Streams are no elements of the structure, and large. */
const hasRole = (body: Buffer, name: string) =>
  body.subarray(-9).toString('latin1') !== 'endstream' && role(name).test(body.toString('latin1'));

const getParent = (body: Buffer) => Number(/\/P\s+(\d+)\s+0\s+R/.exec(body.toString('latin1'))?.[1]);
