import { deflateSync, inflateSync } from 'node:zlib';

/** Whether the body of an object is a stream. */
export const isStream = (body: Buffer) => body.subarray(-9).toString('latin1') === 'endstream';

/** A compressed stream: the entries of its dictionary, and its content. */
export type Stream = { readonly fields: string; readonly content: Buffer };

/** Null: not a stream, or one with other filters than deflate. */
export function readStream(body: Buffer): Stream | null {
  if (!isStream(body)) return null;
  const head = /^<<([\s\S]*?)>>\s*stream\r?\n/.exec(body.toString('latin1', 0, 2000));
  const length = Number(/\/Length (\d+)/.exec(head?.[1] ?? '')?.[1]);
  if (!head?.[1]?.includes('/Filter /FlateDecode') || Number.isNaN(length)) return null;
  const fields = head[1].replace(/\/(?:Length \d+|Filter \/FlateDecode)\s*/g, '').trim();
  return { fields, content: inflateSync(body.subarray(head[0].length, head[0].length + length)) };
}

export function writeStream({ fields, content }: Stream): Buffer {
  const packed = deflateSync(content, { level: 9 });
  const head = [fields, `/Filter /FlateDecode /Length ${packed.length}`].filter(Boolean).join(' ');
  return Buffer.concat([Buffer.from(`<<${head}>> stream\n`, 'latin1'), packed, Buffer.from('\nendstream')]);
}
