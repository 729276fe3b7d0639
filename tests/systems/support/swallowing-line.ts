import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A connection to a port of this machine that can be cut silently: from then on, nothing that is sent
 * arrives.
 */
export async function swallowingLine(port: number) {
  let isCut = false;
  let swallowed = 0;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    sockets.add(incoming);
    incoming.on('error', () => {}).once('close', () => sockets.delete(incoming));
    if (isCut) {
      incoming.once('data', () => {
        swallowed += 1;
      });
      return;
    }
    const outgoing = connect(port, '127.0.0.1');
    sockets.add(outgoing);
    outgoing.on('error', () => incoming.destroy()).once('close', () => sockets.delete(outgoing));
    incoming.pipe(outgoing).pipe(incoming);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** How often something was sent in vain. */
    swallowed: () => swallowed,
    cut(): void {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend(): void {
      isCut = false;
      for (const socket of sockets) socket.destroy();
    },
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
