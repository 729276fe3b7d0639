/**
 * Responses that are complete already. A reader in this process gets the value itself; the stream is created for
 * readers over the network. Nobody may change a value that was handed over.
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

/** `json()` gives the value itself, without writing and parsing its text. */
export class JsonResponse extends Response {
  readonly #value: unknown;

  /** @param value anything that JSON can express */
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
