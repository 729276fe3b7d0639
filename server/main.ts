import { createServer } from 'node:http';
import { readConfig, SettingError } from './config.ts';
import { openDatabase } from './database.ts';
import { createReadiness, exitWhileStarting, runUntilStopped } from './lifecycle.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';

try {
  await main();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  exitWhileStarting();
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel, json: config.production });
  const database = await openDatabase(config, log);
  const readiness = createReadiness();

  const server = createServer(async (request, response) => {
    if (request.url === '/healthz') return response.end('ok\n');
    if (request.url === '/readyz') {
      const answers = await database.pool.query('SELECT 1').then(
        () => true,
        () => false,
      );
      response.statusCode = answers && !readiness.stopping ? 200 : 503;
      return response.end(response.statusCode === 200 ? 'ready\n' : 'not ready\n');
    }
    response.statusCode = 404;
    response.end('Not found\n');
  });

  try {
    const address = await listen(server, config);
    runUntilStopped({ server, readiness, close: database.close, log, drainSeconds: config.drainSeconds });
    process.stdout.write(`Ready on ${address}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}
