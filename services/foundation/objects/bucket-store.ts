import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { asStoreError, isAbsent } from './bucket-errors.ts';
import type { ObjectStore } from './object-store.ts';

/** The bucket, and the account that uses it. */
export type BucketSettings = {
  readonly bucket: string;
  readonly region: string;
  /** Undefined: Amazon's. */
  readonly endpoint: string | undefined;
  readonly pathStyle: boolean;
  /** Undefined: the SDK looks for them, in a file or in the machine's metadata. */
  readonly keys:
    | { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string }
    | undefined;
  /** Where objects are stored temporarily while something works with them as files. */
  readonly workingFolder: string;
};

/** The smallest part that every store accepts; some require all parts to be of one size. */
export const partBytes = 8 * 1024 * 1024;
/** Smaller objects are sent in one request, larger ones in parts. */
const onePutBytes = partBytes;
const partsAtOnce = 2;
const checkMs = 2500;

/** Objects in a bucket of a store with the S3 API. The SDK is loaded with the first call, not at the start. */
export function openBucketStore(settings: BucketSettings): ObjectStore {
  const { bucket: Bucket, workingFolder } = settings;
  const config = clientConfig(settings);
  let opened: Promise<{ s3: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((s3) => ({ s3, client: new s3.S3Client(config) }));
    return opened;
  };
  type Opened = Awaited<ReturnType<typeof open>>;

  /** Sends a request to the store; undefined: there is no such object. */
  async function sendCommand<Answer>(
    question: (opened: Opened) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    try {
      return await question(await open());
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw asStoreError(error);
    }
  }

  const find: ObjectStore['find'] = async (key) => {
    const found = await sendCommand(({ s3, client }) =>
      client.send(new s3.HeadObjectCommand({ Bucket, Key: key })),
    );
    return found && { size: found.ContentLength ?? 0, changedAt: found.LastModified ?? new Date() };
  };

  const read: ObjectStore['read'] = async (key, range) => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await sendCommand(({ s3, client }) =>
      client.send(new s3.GetObjectCommand({ Bucket, Key: key, Range })),
    );
    return found?.Body as Readable | undefined;
  };

  const remove = async (key: string) => {
    await sendCommand(({ s3, client }) => client.send(new s3.DeleteObjectCommand({ Bucket, Key: key })));
  };

  async function putFile(key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    await sendCommand(async ({ s3, client }) => {
      if (size <= onePutBytes) {
        const Body = createReadStream(path);
        await client.send(new s3.PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size }));
        return;
      }
      const { Upload } = await import('@aws-sdk/lib-storage');
      const params = { Bucket, Key: key, Body: createReadStream(path) };
      await new Upload({ client, params, partSize: partBytes, queueSize: partsAtOnce }).done();
    });
  }

  return {
    find,
    read,
    remove,
    async put(key, source) {
      if ('path' in source) await putFile(key, source.path);
      else
        await sendCommand(({ s3, client }) =>
          client.send(
            new s3.PutObjectCommand({ Bucket, Key: key, Body: source, ContentLength: source.length }),
          ),
        );
    },
    async onDisk(key, work) {
      const stream = await read(key);
      if (!stream) throw new Error(`There is no ${key} in the bucket`);
      await mkdir(workingFolder, { recursive: true });
      const path = join(workingFolder, randomUUID());
      try {
        await pipeline(stream, createWriteStream(path, { flags: 'wx' })).catch((error) => {
          throw asStoreError(error);
        });
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async renew(key) {
      // S3 refuses a copy onto itself that changes nothing, so the metadata is replaced by the same.
      const copied = await sendCommand(({ s3, client }) =>
        client.send(
          new s3.CopyObjectCommand({
            Bucket,
            Key: key,
            CopySource: [Bucket, ...key.split('/')].map(encodeURIComponent).join('/'),
            MetadataDirective: 'REPLACE',
          }),
        ),
      );
      return copied !== undefined;
    },
    async removeUnlessYoung(key, youngMs) {
      const found = await find(key);
      if (found && found.changedAt.getTime() > Date.now() - youngMs) return false;
      await remove(key);
      return true;
    },
    async *list(prefix) {
      let ContinuationToken: string | undefined;
      do {
        const request = { Bucket, Prefix: prefix, ContinuationToken };
        const page = await sendCommand(({ s3, client }) => client.send(new s3.ListObjectsV2Command(request)));
        for (const { Key, Size } of page?.Contents ?? []) if (Key) yield { key: Key, size: Size ?? 0 };
        ContinuationToken = page?.NextContinuationToken;
      } while (ContinuationToken);
    },
    async addressOf(key, { seconds, contentType, disposition }) {
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const { s3, client } = await open();
      const request = new s3.GetObjectCommand({
        Bucket,
        Key: key,
        ResponseContentType: contentType,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(client, request, { expiresIn: seconds });
    },
    async check() {
      const { s3, client } = await open();
      const abortSignal = AbortSignal.timeout(checkMs);
      await client.send(new s3.HeadBucketCommand({ Bucket }), { abortSignal }).catch((error) => {
        throw asStoreError(error);
      });
    },
    bucket: {
      name: Bucket,
      prefix: '',
      client: config,
      async endUpload(key, beside) {
        const uploads = await sendCommand(({ s3, client }) =>
          client.send(new s3.ListMultipartUploadsCommand({ Bucket, Prefix: key })),
        );
        for (const { Key, UploadId } of uploads?.Uploads ?? []) {
          if (Key !== key) continue;
          await sendCommand(({ s3, client }) =>
            client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId })),
          );
        }
        for (const name of [key, ...beside]) await remove(name);
      },
    },
  };
}

function clientConfig({ region, endpoint, pathStyle, keys }: BucketSettings): S3ClientConfig {
  return {
    region,
    forcePathStyle: pathStyle,
    // Not every store knows the newer checksums; names of files are checksums already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    ...(endpoint && { endpoint }),
    ...(keys && { credentials: keys }),
  };
}
