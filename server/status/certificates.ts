import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { CertificateStatus } from '#contracts/editing/installation-status.ts';
import type { Config } from '../settings/config.ts';

/** The hosts at which browsers reach the sites by HTTPS, as the settings name them; a proxy in front has their certificates. */
export function findSecureHosts({ origin, siteHosts }: Pick<Config, 'origin' | 'siteHosts'>): string[] {
  if (!origin?.startsWith('https:')) return [];
  return [...new Set([new URL(origin).host, ...siteHosts.values()])];
}

/** Until when each host shows its certificate. */
export function findCertificates(hosts: readonly string[], patienceMs: number): Promise<CertificateStatus[]> {
  return Promise.all(hosts.map(async (host) => ({ host, until: await findEnd(host, patienceMs) })));
}

function findEnd(host: string, patienceMs: number): Promise<string | null> {
  const url = new URL(`https://${host}`);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(url.port) || 443,
      ...(!isIP(hostname) && { servername: hostname }),
      // Nothing is sent: an expired certificate is what we want to know of.
      rejectUnauthorized: false,
    });
    const end = (until: string | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(until);
    };
    const timer = setTimeout(end, patienceMs, null);
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate();
      end(until ? new Date(until).toISOString() : null);
    });
    socket.once('error', () => end(null));
  });
}
