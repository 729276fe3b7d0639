import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SlowProxy = {
  /** For the browser's proxy setting. */
  readonly server: string;
  /** The number of requests that are held back now. */
  readonly held: () => number;
  /** Releases the requests that are held back, but no later ones. */
  readonly letGo: () => void;
  readonly close: () => void;
};

/**
 * A proxy between browser and site that holds back the requests whose path matches, until they are released.
 */
export async function startSlowProxy(which: RegExp): Promise<SlowProxy> {
  const waiting: (() => void)[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const { hostname, port, pathname, search } = new URL(incoming.url ?? '');
    const pass = () => {
      const path = `${pathname}${search}`;
      const { method, headers } = incoming;
      const onward = request({ hostname: 'localhost', port, path, method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
        response.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy(new Error(`${hostname} does not answer`)));
      incoming.pipe(onward);
    };
    if (which.test(pathname)) waiting.push(pass);
    else pass();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    held: () => waiting.length,
    letGo() {
      for (const pass of waiting.splice(0)) pass();
    },
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
