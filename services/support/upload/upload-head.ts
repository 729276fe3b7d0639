import type { ReadableStream as NodeStream } from 'node:stream/web';

/** How many bytes at the beginning show what a file is. */
export const headBytes = 4100;

type Peeked = { readonly head: Uint8Array; readonly request: Request };

/** Reads the first bytes of a request and gives them together with a request whose body still holds all. */
export async function peekBody(request: Request): Promise<Peeked> {
  const reader = request.body?.getReader();
  if (!reader) return { head: new Uint8Array(), request };
  const chunks: Uint8Array[] = [];
  let isDone = false;
  for (let size = 0; size < headBytes && !isDone; ) {
    const { done, value } = await reader.read();
    isDone = done;
    if (value) {
      chunks.push(value);
      size += value.byteLength;
    }
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (isDone) controller.close();
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const { url, method, headers, signal } = request;
  const whole = new Request(url, {
    method,
    headers,
    signal,
    body: body as NodeStream,
    duplex: 'half',
  } as RequestInit);
  return { head: Buffer.concat(chunks), request: whole };
}
