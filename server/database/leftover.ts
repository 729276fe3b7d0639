import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { SettingError } from '../settings/config.ts';
import { own } from './owner.ts';

const patienceMs = 20_000;

/**
 * Ends the server that a killed run left behind: it outlives its parent. A server whose owner still lives
 * is left alone.
 * @throws {SettingError} when the owner still lives, or the leftover can neither be reached nor ended
 */
export async function endLeftover(dataFolder: string, dataDir: string, log: Log): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  for (let isReported = false; ; isReported = true) {
    const left = readPidFile(dataFolder);
    if (!left) return;
    // Its socket is tried first: in another container that shares this folder it has no process id here.
    const owner = await own(left.socketFolder, dataDir).catch((error) => {
      if (error instanceof SettingError) throw error;
      return undefined;
    });
    const alive = ownsServer(left.pid, dataFolder);
    if (!owner && !alive) {
      rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
      return;
    }
    if (!isReported)
      log.info('Ending the database server that an earlier run left behind', { process: left.pid });
    // SIGINT: no new connections, open transactions are rolled back, everything is written.
    if (owner && alive) process.kill(left.pid, 'SIGINT');
    await owner?.end().catch(() => {});
    if (Date.now() > giveUpAt) {
      throw new SettingError(
        `DATA_DIR ${dataDir} has a database server of an earlier run (process ${left.pid}) that does not end. ` +
          `Try: kill -QUIT ${left.pid}`,
      );
    }
    await wait(25);
  }
}

/** Line 1: process; line 5: folder of the socket, seen from the data (PostgreSQL's miscadmin.h, LOCK_FILE_LINE_*). */
export function readPidFile(dataFolder: string): { pid: number; socketFolder: string } | undefined {
  const path = join(dataFolder, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, socketFolder: resolve(dataFolder, lines[4] || '../run') } : undefined;
}

/** The number may meanwhile belong to any other program; a server works in its data folder. */
function ownsServer(pid: number, dataFolder: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === dataFolder;
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(dataFolder);
  } catch {
    return false;
  }
}
