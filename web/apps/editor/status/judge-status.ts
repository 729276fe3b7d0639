import type {
  BackupStatus,
  CertificateStatus,
  IndexStatus,
  InstallationStatus,
  LateWork,
  MigrationStatus,
  QueueStatus,
} from '#contracts/editing/installation-status.ts';

/** What is to be done about a part: nothing, look at it soon, mend it; or it is not known. */
export type Verdict = 'good' | 'look' | 'failed' | 'unknown';

/** What is done at once is sometimes a moment late; after an hour something is broken. */
const lateSeconds = 120;
const brokenSeconds = 60 * 60;
/** A large catalogue takes a while to index. */
const indexingMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** A backup is made each night (docs/guide/operator.md). */
const backupMs = 2 * dayMs;
/** Usual authorities renew a month before the end. */
const renewalMs = 14 * dayMs;

export function judgeMigrations({ waiting, newer }: MigrationStatus): Verdict {
  if (waiting > 0) return 'failed';
  return newer > 0 ? 'look' : 'good';
}

export function judgeQueue(queue: QueueStatus): Verdict {
  const byTime = judgeLate(queue.lateSeconds);
  return byTime === 'good' && (queue.retried > 0 || queue.failed > 0) ? 'look' : byTime;
}

/** What is late by moments is just being done. */
export function countLate({ count, lateSeconds: seconds }: LateWork): number {
  return judgeLate(seconds) === 'good' ? 0 : count;
}

export function judgeLate(seconds: number): Verdict {
  if (seconds > brokenSeconds) return 'failed';
  return seconds > lateSeconds ? 'look' : 'good';
}

export function judgeIndex({ waiting, since, isMaintained }: IndexStatus, at: string): Verdict {
  if (!isMaintained) return 'failed';
  return waiting > 0 && since !== null && sinceThen(since, at) > indexingMs ? 'look' : 'good';
}

export function judgeBackup({ last }: BackupStatus, at: string): Verdict {
  return last && sinceThen(last.at, at) <= backupMs ? 'good' : 'look';
}

export function judgeCertificate({ until }: CertificateStatus, at: string): Verdict {
  if (until === null) return 'unknown';
  const left = -sinceThen(until, at);
  if (left <= 0) return 'failed';
  return left < renewalMs ? 'look' : 'good';
}

/** By the clock of the server, which both moments are from. */
function sinceThen(then: string, at: InstallationStatus['at']): number {
  return Date.parse(at) - Date.parse(then);
}
