/**
 * What `GET /api/editor-status` answers: how the installation is, as the process sees it that was asked. Null: this
 * could not be found out in time. Undefined: it belongs to a back end elsewhere, which looks after it itself.
 */
export type InstallationStatus = {
  readonly at: string;
  readonly program: ProgramStatus;
  readonly parts: readonly PartStatus[];
  /** The version of PostgreSQL. */
  readonly database: string | null;
  readonly migrations: readonly MigrationStatus[] | null;
  readonly mails?: QueueStatus | null | undefined;
  readonly webhooks?: QueueStatus | null | undefined;
  readonly publications?: LateWork | null | undefined;
  readonly index?: IndexStatus | null | undefined;
  /** Null also where no page is kept, as during development. */
  readonly pages: PageCacheStatus | null;
  /** What is kept of the answers of each back end. */
  readonly data: readonly DataCacheStatus[];
  readonly backup: BackupStatus | null;
  readonly certificates: readonly CertificateStatus[];
};

type ProgramStatus = {
  readonly version: string;
  readonly node: string;
  readonly startedAt: string;
  /** How many answer requests on this machine. */
  readonly processes: number;
  /** The number of the one that answers. */
  readonly process: number;
  /** In bytes. */
  readonly memory: number;
};

/** How a back end, the database or the store of files answered just now. */
export type PartStatus = {
  readonly name: string;
  readonly isAnswering: boolean;
  readonly milliseconds: number;
};

/** How the tables of a back end stand to what this version of the program knows. */
export type MigrationStatus = {
  readonly service: string;
  readonly applied: number;
  /** Known here and not applied. */
  readonly waiting: number;
  /** Applied by a newer version. */
  readonly newer: number;
};

export type QueueStatus = {
  readonly waiting: number;
  /** How many of these have failed before. */
  readonly retried: number;
  /** Given up, or refused for good, since the oldest that is still kept. */
  readonly failed: number;
  /** For how long the oldest should have gone out; 0: none is late. */
  readonly lateSeconds: number;
};

/** What should have been done by now. */
export type LateWork = { readonly count: number; readonly lateSeconds: number };

export type IndexStatus = {
  readonly entries: number;
  /** How many changes are still to be indexed. */
  readonly waiting: number;
  /** With changes that wait: since when. Without: when the last was indexed. Null: it was never filled. */
  readonly since: string | null;
  /** Whether one of the processes looks after it. */
  readonly isMaintained: boolean;
};

export type PageCacheStatus = {
  readonly pages: number;
  readonly bytes: number;
  /** How many requests were answered from memory since the process began, and how many had to wait for a new page. */
  readonly hits: number;
  readonly misses: number;
};

export type DataCacheStatus = {
  readonly backEnd: string;
  readonly entries: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
};

/** `last` null: none is known. */
export type BackupStatus = { readonly last: { readonly at: string; readonly bytes: number } | null };

/** Until when a host shows its certificate; null: it showed none. */
export type CertificateStatus = { readonly host: string; readonly until: string | null };
