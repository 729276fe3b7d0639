import { monitorEventLoopDelay } from 'node:perf_hooks';
import { metrics } from '@opentelemetry/api';
import type { Database } from '../database/database.ts';

type Parts = {
  readonly database: Pick<Database, 'pools'>;
  readonly pages: () => { readonly pages: number; readonly bytes: number } | undefined;
  /** In how many seconds the next mail of each sender is due; negative: it should have gone out. Null: none waits. */
  readonly nextMails: () => Promise<readonly (number | null)[]>;
  /** How many seconds the oldest purge has been waiting; undefined: there is no cache in front. */
  readonly purgeLag: (() => number) | undefined;
};

/** Figures of the current state, read whenever Prometheus asks; without METRICS_PORT never. */
export function measureState({ database, pages, nextMails, purgeLag }: Parts): void {
  const meter = metrics.getMeter('ferrule');
  const gauge = (name: string, description: string, unit?: string) =>
    meter.createObservableGauge(name, { description, ...(unit && { unit }) });

  const connections = gauge('db.client.connection.count', 'Connections to the database by pool and state');
  const waiting = gauge('db.client.connection.pending_requests', 'Who waits for a connection of a pool');
  meter.addBatchObservableCallback(
    (observed) => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of database.pools()) {
        observed.observe(connections, idleCount, { pool, state: 'idle' });
        observed.observe(connections, totalCount - idleCount, { pool, state: 'used' });
        observed.observe(waiting, waitingCount, { pool });
      }
    },
    [connections, waiting],
  );

  const cachedPages = gauge('ferrule.page_cache.pages', 'Finished pages in memory');
  const cachedBytes = gauge('ferrule.page_cache.bytes', 'What they take', 'By');
  meter.addBatchObservableCallback(
    (observed) => {
      const size = pages();
      if (!size) return;
      observed.observe(cachedPages, size.pages);
      observed.observe(cachedBytes, size.bytes);
    },
    [cachedPages, cachedBytes],
  );

  gauge('ferrule.mail.overdue.seconds', 'For how long the oldest mail should have gone out', 's').addCallback(
    async (observed) => {
      const due = (await nextMails()).filter((seconds) => seconds !== null);
      observed.observe(Math.max(0, ...due.map((seconds) => -seconds)));
    },
  );

  if (purgeLag) {
    gauge(
      'ferrule.purge.waiting.seconds',
      'For how long a purge waits for a cache in front',
      's',
    ).addCallback((observed) => observed.observe(purgeLag()));
  }

  gauge('process.memory.usage.bytes', 'Memory that the process holds', 'By').addCallback((observed) =>
    observed.observe(process.memoryUsage.rss()),
  );
  gauge('process.uptime.seconds', 'Since the process began', 's').addCallback((observed) =>
    observed.observe(process.uptime()),
  );
  meter
    .createObservableCounter('process.cpu.seconds', { description: 'Processor time taken', unit: 's' })
    .addCallback((observed) => {
      const { user, system } = process.cpuUsage();
      observed.observe(user / 1e6, { 'cpu.mode': 'user' });
      observed.observe(system / 1e6, { 'cpu.mode': 'system' });
    });
  const delay = monitorEventLoopDelay();
  delay.enable();
  gauge(
    'nodejs.eventloop.delay.p99.seconds',
    'How late timers came since the last look, at the 99th percentile',
    's',
  ).addCallback((observed) => {
    observed.observe(delay.percentile(99) / 1e9);
    delay.reset();
  });
}
