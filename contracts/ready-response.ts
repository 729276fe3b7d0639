/**
 * Answers that are ready as a whole. A reader in this process gets it as it is; the stream is made for readers
 * over the network. What was handed over must not change any more.
 */

const getStream = (bytes: () => Uint8Array) =>
  new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(bytes());
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );

/** `json()` gives the value itself: nobody needs its text there. */
export class JsonResponse extends Response {
  readonly #value: unknown;

  /** @param value what JSON can say */
  constructor(value: unknown) {
    super(
      getStream(() => Buffer.from(JSON.stringify(value))),
      { headers: { 'content-type': 'application/json' } },
    );
    this.#value = value;
  }

  override async json(): Promise<unknown> {
    return this.#value;
  }
}

/** `bytes()` gives these bytes, not a copy. */
export class BytesResponse extends Response {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(
      getStream(() => bytes),
      init,
    );
    this.#bytes = bytes;
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#bytes;
  }
}
