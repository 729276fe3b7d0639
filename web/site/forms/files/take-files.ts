import { createHash } from 'node:crypto';
import { print } from 'graphql';
import { uploadRequest } from '#contracts/graphql-upload.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { uploadLimits } from '#contracts/upload-limits.ts';
import type { FileProblem, Upload } from '#web/site/data/enquiry-form.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { createSupportClient } from '#web/site/data/support-client.ts';
import type { FormWithFiles } from './read-form-with-files.ts';

/** The files of a form, stored in the support back end. */
export type SentFiles = {
  readonly ids: readonly string[];
  /** Part of the idempotency key: distinguishes forms with equal texts but other files. */
  readonly facts: string;
  /** The problem of the first file that was refused. */
  readonly problem?: FileProblem | undefined;
};

export const noFiles: SentFiles = { ids: [], facts: '' };

/** Scanning a large file may take long. */
const uploadTimeoutMs = 60_000;

type From = { server: ServerContext; visitor: string };

/**
 * Takes the files of a form (0087): uploads by their ids, made by script or with an earlier attempt, and
 * files in the form itself, which are now sent to the support back end.
 */
export async function takeFiles({ data, left }: FormWithFiles, from: From): Promise<SentFiles> {
  const ids = [...new Set(data.getAll('uploads').filter((id) => typeof id === 'string'))];
  const facts: string[] = [...ids];
  let problem: FileProblem | undefined = left;
  for (const file of data.getAll('files')) {
    // Browsers submit an empty file field as a file without a name.
    if (typeof file === 'string' || (file.name === '' && file.size === 0)) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    facts.push(file.name, createHash('sha256').update(bytes).digest('base64url'));
    const taken =
      ids.length >= uploadLimits.enquiryFiles ? 'tooMany' : await upload({ name: file.name, bytes }, from);
    if (typeof taken === 'string') problem ??= taken;
    else ids.push(taken.id);
  }
  return {
    ids: ids.slice(0, uploadLimits.enquiryFiles),
    facts: facts.join(' '),
    problem: problem ?? (ids.length > uploadLimits.enquiryFiles ? 'tooMany' : undefined),
  };
}

const uploadMutation = graphql(`
  mutation uploadEnquiryFile($name: String!, $file: Upload!, $visitor: String) {
    uploadEnquiryFile(name: $name, file: $file, visitor: $visitor) { id }
  }
`);

type UploadResponse = {
  data?: { uploadEnquiryFile: { id: string } } | null;
  errors?: { extensions?: { fields?: { files?: FileProblem } } }[];
};

/** Returns the file's id, or why it is refused. */
async function upload(
  { name, bytes }: { name: string; bytes: Uint8Array },
  { server, visitor }: From,
): Promise<{ id: string } | FileProblem> {
  if (bytes.length === 0) return 'empty';
  const { support, supportToken, log } = server;
  const question = {
    query: print(uploadMutation),
    operationName: 'uploadEnquiryFile',
    variables: { name, visitor },
  };
  const request = uploadRequest(
    support.url,
    { ...question, variable: 'file', file: bytes },
    { headers: { authorization: `Bearer ${supportToken}` }, signal: AbortSignal.timeout(uploadTimeoutMs) },
  );
  try {
    const { data, errors } = (await (await support.fetch(request)).json()) as UploadResponse;
    if (data?.uploadEnquiryFile) return data.uploadEnquiryFile;
    const problem = errors?.[0]?.extensions?.fields?.files;
    if (problem) return problem;
    log.warn('The support back end did not take a file of a form', { bytes: bytes.length });
  } catch {
    log.warn('The support back end did not answer with a file of a form', { bytes: bytes.length });
  }
  return 'full';
}

const uploadsQuery = graphql(`
  query enquiryUploads($ids: [ID!]!) {
    enquiryUploads(ids: $ids) { id name size }
  }
`);

/** The uploads with these ids that are not yet submitted; none when the back end does not answer. */
export async function findUploads(ids: readonly string[], server: ServerContext): Promise<readonly Upload[]> {
  if (ids.length === 0) return [];
  try {
    return (await createSupportClient(server)(uploadsQuery, { ids: [...ids] })).enquiryUploads;
  } catch {
    return [];
  }
}

/** Whether one of these uploads no longer exists: they expire after a day. */
export async function hasLost(ids: readonly string[], server: ServerContext): Promise<boolean> {
  return ids.length > 0 && (await findUploads(ids, server)).length < ids.length;
}
