import type { ServiceKind } from '../machine/machine.ts';
import type { MachineRow } from '../machine/machine-row.ts';
import type { LicenceRow } from '../release/licence.ts';
import type { StoredRelease, StoredReleaseFile } from '../release/save-releases.ts';
import type { SeedPerson, SeedTicket } from './seed-tickets.ts';

export type SeedServiceEntry = {
  doneOn: string;
  kind: ServiceKind;
  report: string;
  language: string;
  technician: string;
};

export type SeedMachine = MachineRow & { service: SeedServiceEntry[] };

/** A release whose files still lie in the directory of packages. */
export type SeedRelease = Omit<StoredRelease, 'files'> & {
  files: Omit<StoredReleaseFile, 'size' | 'sha256' | 'contentType' | 'hash'>[];
};

/** The portal's sample data as files, read and checked. */
export type SeedPortal = {
  machines: SeedMachine[];
  releases: SeedRelease[];
  licences: LicenceRow[];
  /** Who writes in the tickets. */
  people: SeedPerson[];
  tickets: SeedTicket[];
};
