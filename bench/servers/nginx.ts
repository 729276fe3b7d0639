import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { family } from '../cpu.ts';
import { freePort, type Measured, start, stop } from './server.ts';

/** Starts nginx with one worker that sends a precompressed file: the minimal cost of a response. */
export async function startNginx(
  directory: string,
  files: Readonly<Record<'br' | 'gzip', Buffer>>,
): Promise<Measured> {
  const port = await freePort();
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'page.br'), files.br);
  writeFileSync(join(directory, 'page.gzip'), files.gzip);
  const location = (encoding: string) => `
      location = /${encoding} {
        alias ${join(directory, `page.${encoding}`)};
        default_type "text/html; charset=utf-8";
        add_header Content-Encoding ${encoding};
        add_header Vary Accept-Encoding;
        add_header Cache-Control "public, max-age=0, must-revalidate";
      }`;
  const configuration = `
    daemon off;${process.getuid?.() === 0 ? '\n    user root;' : ''}
    worker_processes 1;
    pid ${join(directory, 'nginx.pid')};
    error_log ${join(directory, 'error.log')};
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 1000000;
      open_file_cache max=10;
      etag on;
      server { listen 127.0.0.1:${port};${location('br')}${location('gzip')}
      }
    }`;
  const path = join(directory, 'nginx.conf');
  writeFileSync(path, configuration);
  const address = `http://127.0.0.1:${port}`;
  const child = await start('/usr/sbin/nginx', ['-c', path, '-p', directory], { address });
  return { address, pids: () => family(child.pid), stop: () => stop(child) };
}
