import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type SilentLine = {
  /** The address of the same database, through this connection. */
  readonly url: string;
  /**
   * From now on, nothing passes open connections in either direction, and neither side is notified, as when a
   * network cable is cut.
   */
  readonly swallow: () => void;
  /** New connections work again. */
  readonly heal: () => void;
  readonly close: () => void;
};

/** A proxy between a program and PostgreSQL. */
export async function startSilentLine(databaseUrl: string): Promise<SilentLine> {
  const there = new URL(databaseUrl);
  const directory = there.searchParams.get('host');
  const port = Number(there.searchParams.get('port') || there.port || 5432);
  const open = new Set<{ isCut: boolean; ends: Socket[] }>();
  let isCut = false;
  const line = createServer((near) => {
    const far = directory ? connect(`${directory}/.s.PGSQL.${port}`) : connect(port, there.hostname);
    const link = { isCut, ends: [near, far] };
    open.add(link);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => void (link.isCut || to.write(bytes)));
      from.on('error', () => {});
      from.on('close', () => void (link.isCut || to.destroy()));
    }
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const here = new URL(databaseUrl);
  here.searchParams.delete('host');
  here.searchParams.delete('port');
  here.hostname = '127.0.0.1';
  here.port = String((line.address() as AddressInfo).port);
  return {
    url: here.href,
    swallow() {
      isCut = true;
      for (const link of open) link.isCut = true;
    },
    heal() {
      isCut = false;
    },
    close() {
      for (const { ends } of open) for (const end of ends) end.destroy();
      line.close();
    },
  };
}
