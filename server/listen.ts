import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Config, SettingError } from './config.ts';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT {port} is in use by another program. Stop that one, or set another PORT.',
  EACCES: 'PORT {port} may not be used by this user. Set a PORT above 1023.',
  EADDRNOTAVAIL: 'HOST {host} is not an address of this machine.',
  ENOTFOUND: 'HOST {host} is not known.',
};

/**
 * Starts to accept requests.
 * @returns the address for a person on this machine
 * @throws {SettingError} when PORT or HOST cannot be used
 */
export async function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      if (!reason) return reject(error);
      reject(new SettingError(reason.replace('{port}', String(port)).replace('{host}', String(host))));
    });
    server.listen(port, host, resolve);
  });
  const name =
    !host || host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${(server.address() as AddressInfo).port}`;
}
