import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cpuMicroseconds } from './cpu.ts';

const execute = promisify(execFile);

export type Load = {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The server's CPU time for one request, in microseconds. */
  readonly cpuPerRequest: number;
  readonly bytesPerRequest: number;
};

type LoadOptions = {
  readonly url: string;
  /** Paths on the same host that are requested in turn, instead of the path of `url`. */
  readonly paths?: readonly string[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections: number;
  /** The processes whose CPU time counts. */
  readonly pids: readonly number[];
  readonly directory: string;
};

/** Prints the numbers in one line at the end, so that none has to be parsed from prose. */
const report = `
done = function(summary, latency)
  local errors = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout
  print(string.format("RESULT %d %d %d %f %f %d", summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(99), errors))
end
`;

const inTurn = (paths: readonly string[]) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format(nil, paths[at])
end
`;

/**
 * Requests one address, or several in turn, as fast as a single thread of wrk can.
 * @throws when a response was an error
 */
export async function load(options: LoadOptions): Promise<Load> {
  const { url, paths, headers, seconds, connections, pids, directory } = options;
  const script = join(directory, 'report.lua');
  writeFileSync(script, paths ? inTurn(paths) + report : report);
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = cpuMicroseconds(pids);
  const { stdout } = await execute('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    ...given,
    '-s',
    script,
    url,
  ]);
  const cpu = cpuMicroseconds(pids) - before;
  const numbers = /RESULT (.+)/.exec(stdout)?.[1]?.split(' ').map(Number) ?? [];
  const [requests = 0, microseconds = 1, bytes = 0, p50 = 0, p99 = 0, errors = 0] = numbers;
  if (errors > 0 || requests === 0)
    throw new Error(`${errors} of ${requests} answers of ${url} were errors:\n${stdout}`);
  return {
    requestsPerSecond: requests / (microseconds / 1_000_000),
    p50: p50 / 1000,
    p99: p99 / 1000,
    cpuPerRequest: cpu / requests,
    bytesPerRequest: bytes / requests,
  };
}
