import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { GraphQLError } from 'graphql';
import type { Pool } from 'pg';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { nameWithEnding, plainFileName } from '#services/support/attachment/file-name.ts';
import { UnsupportedMedia } from '#services/support/attachment/save-file.ts';
import type { ScanFile } from '#services/support/attachment/scan-file.ts';
import { admitSignedIn } from '#services/support/upload/admit-signed-in.ts';
import {
  openResumableUploads,
  refusal,
  type UploadParts,
} from '#services/support/upload/receive-resumable-uploads.ts';
import { type UnfinishedUploads, uploadLifeHours } from '#services/support/upload/unfinished-uploads.ts';
import type { FindSignedIn } from '#services/support/viewer/signed-in.ts';
import type { Viewer } from '#services/support/viewer/viewer.ts';
import { factsFromName, getPackageType, packageContentTypes } from './package-type.ts';
import {
  addReleaseUpload,
  findReleaseUpload,
  finishReleaseUpload,
  oldReleaseUploads,
  type ReleaseUploadRow,
  removeReleaseUpload,
} from './upload-rows.ts';

/** Stores a file in the site's file store; undefined: its type is not accepted. */
export type TakeFile = (
  body: ReadableStream<Uint8Array>,
  contentTypes: readonly string[],
) => Promise<{ hash: string; size: number; contentType: string } | undefined>;

export type ReleaseUploads = {
  /** `/api/release-uploads`, by tus 1.0. */
  readonly handle: (request: Request) => Promise<Response>;
  /** Deletes abandoned uploads. */
  readonly dropOld: () => Promise<void>;
};

type Parts = UploadParts & {
  pool: Pool;
  findSignedIn: FindSignedIn;
  unfinished: UnfinishedUploads;
  take: TakeFile;
  scan: ScanFile | undefined;
  limits: UploadLimits;
};

const kinds = 'Only ZIP archives and PDF are taken';

/**
 * DLC-01: uploads of our own people to a draft, which their metadata name as `release`. The draft gets a file once it
 * is complete.
 */
export function openReleaseUploads(parts: Parts): ReleaseUploads {
  const { pool, findSignedIn, unfinished, take, scan, limits } = parts;

  async function remove(id: string): Promise<void> {
    await removeReleaseUpload(pool, id);
    await unfinished.remove(id);
  }

  const handle = openResumableUploads<ReleaseUploadRow, Viewer>(
    {
      address: '/api/release-uploads',
      unfinished,
      maxBytes: limits.releaseFileBytes,
      admit: admitSignedIn(findSignedIn, ({ isEmployee }) => isEmployee),
      async begin(owner, { id, size, metadata }) {
        const name = plainFileName(metadata.filename ?? '');
        const releaseId = metadata.release ?? '';
        const isNoted = await asRefusal(addReleaseUpload(pool, owner, { id, releaseId, name, size }, limits));
        if (!isNoted) throw refusal(413, `A release has ${limits.releaseFiles} files at most.`);
      },
      find: (id, owner) => findReleaseUpload(pool, id, owner.id),
      isTaken: async (head) => getPackageType(head) !== undefined,
      kinds,
      async keep(upload, owner, path) {
        try {
          await scan?.(path);
          const { sha256, body } = hashed(path);
          const stored = await take(body, packageContentTypes);
          if (!stored) throw new UnsupportedMedia(kinds);
          const extension = stored.contentType === 'application/pdf' ? 'pdf' : 'zip';
          const name = nameWithEnding(upload.name, extension);
          const file = { ...stored, name, sha256: sha256(), ...factsFromName(name) };
          await asRefusal(finishReleaseUpload(pool, owner, upload, file));
        } catch (error) {
          if (!isFinal(error)) throw error;
          await remove(upload.id);
          throw error instanceof UnsupportedMedia ? refusal(415, error.message) : error;
        }
      },
      remove,
    },
    parts,
  );
  return {
    handle,
    async dropOld() {
      for (const id of await oldReleaseUploads(pool, uploadLifeHours)) await remove(id);
    },
  };
}

/** A stream of a file, whose checksum is known once it was read. */
function hashed(path: string): { sha256: () => string; body: ReadableStream<Uint8Array> } {
  const hash = createHash('sha256');
  async function* bytes() {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk as Buffer);
      yield chunk as Buffer;
    }
  }
  const body = Readable.toWeb(Readable.from(bytes(), { objectMode: false })) as ReadableStream<Uint8Array>;
  return { sha256: () => hash.digest('hex'), body };
}

/** Whether a retry would fail, too: the file is invalid, or the draft does not exist any more. */
function isFinal(error: unknown): boolean {
  return error instanceof UnsupportedMedia || (error as { status_code?: number }).status_code !== undefined;
}

/** Translates an error code of GraphQL into a status. */
async function asRefusal<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (error.extensions.code === 'NOT_FOUND') throw refusal(404, 'There is no such release');
    throw refusal(422, 'Files are added to drafts only');
  }
}
