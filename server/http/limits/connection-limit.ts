import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { getNetwork } from '../visitor.ts';

export type ConnectionLimits = {
  /** Open at the same time, in all. */
  readonly max: number;
  /** From one address. Undefined: all visitors share the addresses of the proxies in front. */
  readonly maxOfAddress: number | undefined;
};

/**
 * A browser opens six connections, and a whole firm may have one address. With `TRUST_PROXY`, counting by address is
 * left to the proxies, which see the real ones.
 */
export function usualConnections({ trustedProxies }: { trustedProxies: number }): ConnectionLimits {
  return { max: 4000, maxOfAddress: trustedProxies > 0 ? undefined : 500 };
}

/** Closes connections beyond the limits as soon as they are opened, before anything is read from them. */
export function limitConnections(server: Server, { max, maxOfAddress }: ConnectionLimits): void {
  server.maxConnections = max;
  if (maxOfAddress === undefined) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = getNetwork(socket.remoteAddress ?? '');
    const count = open.get(address) ?? 0;
    if (count >= maxOfAddress) return void socket.destroy();
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
