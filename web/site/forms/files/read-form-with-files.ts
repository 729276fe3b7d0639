import { data as answer } from 'react-router';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { readFormBody } from '#web/site/visit/request/read-request-body.ts';

/**
 * A form that was read. `left`: files were dropped, because they were too large, or because the process is at
 * its memory limit.
 */
export type FormWithFiles = { readonly data: FormData; readonly left?: 'tooMuch' | 'full' };

/** Room for everything besides the files. */
const aroundBytes = 1024 * 1024;
const maxBytes = uploadLimits.enquiryBytes + aroundBytes;
/** The memory for all forms that are read at the same time, beyond what a form without files takes. */
const maxHeldBytes = 8 * uploadLimits.enquiryBytes;
let heldBytes = 0;

/**
 * Reads a form that may have files (0087). Of a body that is too large, everything before the first file that
 * exceeds the limit is read and the rest dropped: fields precede files, so nothing typed is lost. Throws as
 * `readFormBody` does.
 */
export async function readFormWithFiles(request: Request): Promise<FormWithFiles> {
  const type = request.headers.get('content-type') ?? '';
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]{1,70})"?/i.exec(type)?.[1];
  const { chunks, size, left } = await readChunks(request);
  try {
    if (left && !boundary) throw answer(null, { status: 413, statusText: 'Content Too Large' });
    const bytes = Buffer.concat(chunks);
    const body = left && boundary ? wholePartsOf(bytes, boundary) : bytes;
    const { url, method } = request;
    const data = await readFormBody(new Request(url, { method, headers: { 'content-type': type }, body }));
    return { data, ...(left && { left }) };
  } finally {
    heldBytes -= Math.max(0, size - aroundBytes);
  }
}

type Chunks = { chunks: Uint8Array[]; size: number; left: FormWithFiles['left'] };

async function readChunks(request: Request): Promise<Chunks> {
  const read: Chunks = { chunks: [], size: 0, left: undefined };
  try {
    for await (const chunk of request.body ?? []) {
      if (read.left) continue;
      const isBeyond = read.size + chunk.byteLength > aroundBytes;
      const held = isBeyond ? Math.min(chunk.byteLength, read.size + chunk.byteLength - aroundBytes) : 0;
      if (read.size + chunk.byteLength > maxBytes) read.left = 'tooMuch';
      else if (heldBytes + held > maxHeldBytes) read.left = 'full';
      else {
        read.chunks.push(chunk);
        read.size += chunk.byteLength;
        heldBytes += held;
      }
    }
    return read;
  } catch (error) {
    heldBytes -= Math.max(0, read.size - aroundBytes);
    const isTooLarge = error instanceof Error && error.name === 'BodyTooLarge';
    throw answer(
      null,
      isTooLarge
        ? { status: 413, statusText: 'Content Too Large' }
        : { status: 400, statusText: 'Bad Request' },
    );
  }
}

/** The complete parts of a truncated body (RFC 2046, 5.1.1). */
function wholePartsOf(bytes: Buffer<ArrayBuffer>, boundary: string): Buffer<ArrayBuffer> {
  const end = Math.max(0, bytes.lastIndexOf(`--${boundary}`));
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(`--${boundary}--\r\n`)]);
}
