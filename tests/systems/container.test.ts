import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbedded } from '#server/database/embedded.ts';
import { createLog } from '#server/log.ts';
import { freshDataDir } from '../support/server.ts';
import { makeImage } from './support/container-image.ts';
import { freePort } from './support/proxies.ts';

const minutes = 60_000;
/** `IMAGE_TEST=yes`: it takes minutes, and downloads all packages once more. */
const isWanted = process.env.IMAGE_TEST === 'yes';

describe.runIf(isWanted)('SYS-06 the image', () => {
  let image: Awaited<ReturnType<typeof makeImage>>;
  let postgres: Awaited<ReturnType<typeof startEmbedded>>;
  const data = freshDataDir();
  /** Forwards a port to the socket of PostgreSQL. */
  let line: Server;

  beforeAll(async () => {
    image = await makeImage();
    postgres = await startEmbedded(data.path, createLog({ level: 'silent', json: true }));
    const { searchParams } = new URL(postgres.connectionString);
    const path = `${searchParams.get('host')}/.s.PGSQL.5432`;
    line = createServer((incoming) => {
      const outgoing = connect(path);
      incoming.on('error', () => outgoing.destroy()).pipe(outgoing);
      outgoing.on('error', () => incoming.destroy()).pipe(incoming);
    });
    await once(line.listen(0, '127.0.0.1'), 'listening');
  }, 20 * minutes);

  afterAll(async () => {
    line?.close();
    await postgres?.stop();
    await image?.remove();
    await data.remove();
  }, 5 * minutes);

  test('has 350 MB at most, runs as nobody and says how it is', async () => {
    const bytes = await image.size();
    console.info(`The image has ${Math.round(bytes / 1e6)} MB`);
    expect(bytes).toBeLessThan(350e6);
    const { User, Healthcheck, Entrypoint } = await image.inspect();
    expect([User, Healthcheck.Test[0], Entrypoint[0]]).toEqual(['10001:10001', 'CMD', 'node']);
  });

  test(
    'answers with a root directory that nobody may write to, is found well, and ends in order',
    async () => {
      const { Entrypoint, Cmd, Env, Healthcheck } = await image.inspect();
      const own = Object.fromEntries((Env as string[]).map((one) => one.split(/=(.*)/s).slice(0, 2)));
      const { port } = line.address() as AddressInfo;
      const settings = {
        ...own,
        PORT: String(await freePort()),
        SAMPLES: 'none',
        DATABASE_URL: `postgresql://site@127.0.0.1:${port}/website`,
      };
      const site = image.start([...Entrypoint, ...Cmd], settings);
      const complaints = text(site.stderr!);
      await Promise.race([
        new Promise<void>((ready) =>
          site.stdout!.on('data', (output) => /^Ready on/m.test(String(output)) && ready()),
        ),
        once(site, 'close').then(async () => Promise.reject(new Error(await complaints))),
      ]);
      const response = await fetch(`http://127.0.0.1:${settings.PORT}/setup`);
      expect(response.status).toBe(200);
      const [, ...check] = Healthcheck.Test as string[];
      const [code] = await once(image.start(check, settings), 'close');
      expect(code).toBe(0);
      site.kill('SIGTERM');
      expect(await once(site, 'close')).toEqual([0, null]);
    },
    10 * minutes,
  );
});
