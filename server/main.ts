import cluster from 'node:cluster';
import { MigrationsPending, onlyCheckMigrations } from '#services/foundation/migrate.ts';
import type { Program } from './compose.ts';
import { openDatabase } from './database/database.ts';
import { answerWhileStarting, createHttpServer, serve } from './http/http.ts';
import { usualConnections } from './http/limits/connection-limit.ts';
import { listen, localAddress, tryToListen } from './http/listen.ts';
import { createLog, type Log } from './log.ts';
import { openMetrics } from './observability/metrics.ts';
import { getScope } from './observability/request-scope.ts';
import { openTraces } from './observability/traces.ts';
import { createReadiness, exitWhileStarting, goOnUnread, runUntilStopped } from './process/lifecycle.ts';
import { runWorkers } from './process/workers.ts';
import { SamplesError } from './samples/samples.ts';
import { type Config, readConfig, SettingError } from './settings/config.ts';
import { showSetupCode } from './setup/show-code.ts';

// Whatever the program writes is for its own account alone.
process.umask(0o077);
try {
  await main();
} catch (error) {
  const isExplained = [SettingError, SamplesError, MigrationsPending].some((kind) => error instanceof kind);
  if (!isExplained || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  exitWhileStarting();
  goOnUnread();
  const config = readConfig(process.env);
  if (!config.migrates) onlyCheckMigrations();
  const log = createLog({
    level: config.logLevel,
    json: config.production && !process.stderr.isTTY,
    requestId: () => getScope()?.id,
  });
  if (cluster.isPrimary) await tryToListen(config);
  const isOne = !config.production || config.processes === 1 || cluster.isWorker;
  await (isOne ? answerRequests(config, log) : runWorkers(config, log));
}

async function answerRequests(config: Config, log: Log): Promise<void> {
  // Most of the program is loaded while the database starts. A process that only supervises others, or whose settings are
  // refused, loads none of it.
  const closeMetrics = await openMetrics(config);
  const closeTraces = await openTraces(config);
  const [database, { compose }] = await Promise.all([openDatabase(config, log), import('./compose.ts')]);
  let program: Program | undefined;
  const close = async () => {
    await program?.close();
    await database.close();
    await Promise.all([closeMetrics(), closeTraces()]);
  };
  try {
    const readiness = createReadiness();
    const server = createHttpServer(usualConnections(config));
    const origin = () => config.origin ?? localAddress(server, config);
    // A worker that is not ready does not listen: the others answer.
    const endStarting = cluster.isWorker ? undefined : answerWhileStarting(server);
    if (endStarting) await listen(server, config);
    program = await compose({ config, log, database, server, readiness, origin });
    endStarting?.();
    serve(server, program.handlers, log);
    if (!endStarting) await listen(server, config);
    program.begin();
    runUntilStopped({ server, readiness, close, log, drainSeconds: config.drainSeconds });
    if (cluster.isWorker) return;
    process.stdout.write(`Ready on ${localAddress(server, config)}\n`);
    await showSetupCode(config, database);
    const { madePassword } = program;
    if (madePassword) process.stdout.write(`Sample people (README) sign in with ${madePassword}\n`);
  } catch (error) {
    await close();
    throw error;
  }
}
