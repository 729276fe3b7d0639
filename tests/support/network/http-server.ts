import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send, toRequest } from '#server/http/node-fetch.ts';

export type HttpServer = { readonly origin: string; readonly close: () => Promise<void> };

/** Serves a `fetch` handler on a free port. */
export async function serveHttp(
  fetch: (request: Request) => Promise<Response>,
  maxBodyBytes = 1_000_000,
): Promise<HttpServer> {
  const server = createServer(async (incoming, outgoing) => {
    const request = toRequest(incoming, outgoing, { maxBodyBytes, origin: 'http://127.0.0.1' });
    // A client that disconnects in the middle is not a failure of the server.
    await send(outgoing, await fetch(request), {}).catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
