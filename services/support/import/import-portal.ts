import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { AttachmentFiles } from '../attachment/attachment-files.ts';
import { saveMachines } from '../machine/save-machines.ts';
import { type StoredRelease, saveReleases } from '../release/save-releases.ts';
import { saveLicences } from '../release/wire-flow/licence.ts';
import { saveTicketFiles, saveTickets } from './import-tickets.ts';
import { moveTicket } from './moved-tickets.ts';
import type { SeedMachine, SeedPortal, SeedRelease } from './read-portal.ts';
import { stableId } from './stable-id.ts';
import { ticketRows } from './ticket-rows.ts';

/** A stored file, as the file store describes it. */
export type StoredFile = { hash: string; size: number; contentType: string };
export type StoreFile = (path: string) => Promise<StoredFile>;

export type PortalReport = { machines: number; releases: number; tickets: number; milliseconds: number };

type Stores = {
  storeFile: StoreFile;
  /** Where pictures and films of tickets are stored. Undefined: files are not accepted. */
  attachments: AttachmentFiles | undefined;
};

/**
 * Imports the portal's sample data: all of it or, if anything fails, nothing. Records with the same name are
 * replaced, and importing twice changes nothing. Existing tickets stay as people have changed them.
 */
export async function importPortal(
  pool: Pool,
  portal: SeedPortal,
  directory: string,
  { storeFile, attachments }: Stores,
): Promise<PortalReport> {
  const { machines, releases, licences, people } = portal;
  const started = performance.now();
  const packages = join(directory, 'packages');
  const stored: StoredRelease[] = [];
  for (const release of releases) stored.push(await storedRelease(release, packages, storeFile));
  const tickets = moveTicket(new Date(), portal.tickets).map(ticketRows);
  const media = join(directory, '..', 'media');
  const pictures = attachments ? await saveTicketFiles(tickets, media, attachments) : [];
  await inTransaction(pool, async (connection) => {
    await saveMachines(connection, machines, machines.flatMap(serviceEntries));
    await saveReleases(connection, stored);
    await saveLicences(connection, licences);
    await saveTickets(connection, people, tickets, pictures);
  });
  return {
    machines: machines.length,
    releases: releases.length,
    tickets: tickets.length,
    milliseconds: Math.round(performance.now() - started),
  };
}

async function storedRelease(
  { files, ...release }: SeedRelease,
  packages: string,
  storeFile: StoreFile,
): Promise<StoredRelease> {
  const stored = files.map(async (file) => {
    const path = join(packages, file.name);
    const { hash, size, contentType } = await storeFile(path);
    const sha256 = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    return { ...file, hash, size, contentType, sha256 };
  });
  return { ...release, files: await Promise.all(stored) };
}

function serviceEntries({ id: machineId, service }: SeedMachine) {
  return service.map((entry) => ({ ...entry, machineId, id: stableId(machineId, entry.doneOn, entry.kind) }));
}
