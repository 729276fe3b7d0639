/** A query and the file for one of its variables. */
export type UploadRequest = {
  readonly query: string;
  readonly operationName: string;
  readonly variables: object;
  /** The name of that variable. */
  readonly variable: string;
  readonly file: ReadableStream<Uint8Array> | Uint8Array;
};

/**
 * The request with which a file is sent, as the GraphQL multipart request specification defines it
 * (https://github.com/jaydenseric/graphql-multipart-request-spec). The file streams through; it is stored nowhere.
 */
export function uploadRequest(
  url: string,
  { query, operationName, variables, variable, file }: UploadRequest,
  { headers, signal }: { headers?: Readonly<Record<string, string>>; signal?: AbortSignal } = {},
): Request {
  const boundary = `file-${crypto.randomUUID()}`;
  const part = (name: string, more: string, content = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}`;
  const operations = JSON.stringify({ query, operationName, variables: { ...variables, [variable]: null } });
  const before = [
    part('operations', '', `${operations}\r\n`),
    part('map', '', `${JSON.stringify({ 0: [`variables.${variable}`] })}\r\n`),
    part('0', '; filename="file"\r\nContent-Type: application/octet-stream'),
  ].join('');
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: getStream(around(before, file, `\r\n--${boundary}--\r\n`)),
    duplex: 'half',
    signal,
  };
  return new Request(url, init as RequestInit);
}

async function* around(
  before: string,
  file: UploadRequest['file'],
  after: string,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  yield encoder.encode(before);
  if (file instanceof Uint8Array) yield file;
  else yield* file as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
  yield encoder.encode(after);
}

/** Pulls one piece at a time: no more than that waits in memory. */
function getStream(pieces: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => pieces.return().then(() => undefined),
  });
}
