import { type AddressInfo, createServer, type Server } from 'node:net';
import { type Config, SettingError } from '../settings/config.ts';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT {port} is in use by another program. Stop that one, or set another PORT.',
  EACCES: 'PORT {port} may not be used by this user. Set a PORT above 1023.',
  EADDRNOTAVAIL: 'HOST {host} is not an address of this machine.',
  ENOTFOUND: 'HOST {host} is not known.',
};

/**
 * Starts to accept requests.
 * @throws {SettingError} when PORT or HOST cannot be used
 */
export async function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      if (!reason) return reject(error);
      reject(new SettingError(reason.replace('{port}', String(port)).replace('{host}', String(host))));
    });
    server.listen(port, host, resolve);
  });
}

/**
 * Listens for a moment, so that a wrong setting is reported at once, and not after minutes of work.
 * @throws {SettingError} when PORT or HOST cannot be used
 */
export async function tryToListen(config: Pick<Config, 'port' | 'host'>): Promise<void> {
  const server = createServer();
  await listen(server, config);
  await new Promise((closed) => server.close(closed));
}

/** Where a person on this machine finds a server that listens. */
export function localAddress(server: Server, { host }: Pick<Config, 'host'>): string {
  return listeningUrl((server.address() as AddressInfo).port, host);
}

export function listeningUrl(port: number, host: string | undefined): string {
  const everywhere = !host || host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
