import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { maxCatalogueBytes, type SourceOutcome } from '#contracts/products/catalogue-import.ts';
import type { Log } from '#services/foundation/log.ts';
import { downloadOutside, TooLarge } from '#services/foundation/outgoing/download-outside.ts';
import { type Outside, PrivateDestination, refusalOf } from '#services/foundation/outgoing/post-outside.ts';
import type { ImportCounts } from '../find-imports.ts';
import type { CatalogueSource, DueSource, ReadFile } from './catalogue-sources.ts';
import { importFetched } from './import-fetched.ts';

export type Fetched = {
  readonly outcome: SourceOutcome;
  readonly status?: number;
  /** The file that was read; undefined: there was none, or it is the last one again. */
  readonly file?: ReadFile;
  readonly fileName: string;
  readonly counts: ImportCounts | null;
};

type Parts = { pool: Pool; log: Log; outside: Outside; maxBytes?: number | undefined };

/** Fetches the catalogue of a source, unless it is the one that is known, and imports it as far as its drafts. */
export async function fetchCatalogue(
  { name, url, token }: CatalogueSource,
  { known }: DueSource,
  { pool, log, outside, maxBytes = maxCatalogueBytes }: Parts,
): Promise<Fetched> {
  const fileName = fileNameOf(url);
  const ended = (outcome: SourceOutcome, status?: number): Fetched => ({
    ...{ outcome, fileName, counts: null },
    ...(status !== undefined && { status }),
  });
  if (refusalOf(url, outside)) return ended('PRIVATE');
  // On this machine only, since the products of the file go to the database at once.
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  const path = join(folder, 'file');
  try {
    const version = known.etag || known.lastModified ? known : undefined;
    const downloaded = await downloadOutside(url, { path, maxBytes, token, known: version }, outside);
    if (downloaded.outcome === 'unchanged') return ended('UNCHANGED');
    if (downloaded.outcome === 'refused') return ended('REFUSED', downloaded.status);
    const digest = await digestOf(path);
    if (digest === known.digest) return ended('UNCHANGED');
    const { bytes } = downloaded;
    const { outcome, id, counts } = await importFetched(pool, log, { path, bytes, name: fileName, by: name });
    // What somebody stopped, or what failed on our side, is fetched again.
    if (outcome === 'STOPPED' || outcome === 'FAILED') return ended(outcome);
    const file = { ...downloaded.version, digest, id, isFinished: outcome !== 'UNMAPPED' };
    return { outcome, fileName, counts, file };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === 'FAILED') log.error('A catalogue could not be fetched', { source: name, error });
    return ended(outcome);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Errors of connections have a code in capitals (ECONNREFUSED, CERT_HAS_EXPIRED); errors of the database have digits. */
function outcomeOf(error: unknown): SourceOutcome {
  if (error instanceof PrivateDestination) return 'PRIVATE';
  if (error instanceof TooLarge) return 'TOO_LARGE';
  if (!(error instanceof Error)) return 'FAILED';
  if (error.name === 'TimeoutError') return 'SLOW';
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && /^[A-Z][A-Z_]+$/.test(code) && code !== 'ENOSPC' ? 'UNREACHABLE' : 'FAILED';
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function fileNameOf(url: string): string {
  const { pathname, host } = new URL(url);
  const last = pathname.split('/').at(-1) ?? '';
  const written = URL.canParse(`x:${last}`) ? last : '';
  return decoded(written).replace(/\p{C}/gu, '').slice(-200) || host;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
