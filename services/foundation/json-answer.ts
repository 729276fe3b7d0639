/**
 * An answer in JSON. Who reads it in this process gets the value itself, as nobody needs its text there; the text is
 * made for who asks over the network.
 */
export class JsonAnswer extends Response {
  readonly #value: unknown;

  /** @param value what JSON can say; it must not change any more */
  constructor(value: unknown) {
    const text = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          controller.enqueue(Buffer.from(JSON.stringify(value)));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    super(text, { headers: { 'content-type': 'application/json' } });
    this.#value = value;
  }

  override async json(): Promise<unknown> {
    return this.#value;
  }
}
