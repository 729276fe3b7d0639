export type ServerEvent = { readonly event: string; readonly data: string };

/**
 * Parses server-sent events (HTML standard, 9.2.6) from a response, since EventSource cannot send headers.
 */
export async function* findEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = findField(block, 'event');
        if (event) yield { event, data: findField(block, 'data') };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function findField(block: string, name: string): string {
  const line = block.split('\n').find((each) => each.startsWith(`${name}: `));
  return line?.slice(name.length + 2) ?? '';
}
