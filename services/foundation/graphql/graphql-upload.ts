import { findGraphqlRequest, type GraphqlRequest } from './parse-graphql-request.ts';

/** The bytes allowed beside the file: the query, and the names of the parts. */
const maxAround = 200_000;
const partEnd = '\r\n';
const headEnd = '\r\n\r\n';

/**
 * Reads a query with a file (contracts/graphql-upload.ts); the variable then holds the file's bytes. It stops reading
 * at the limit, so a body without end costs nothing.
 * @returns `tooLarge` with the file's variable, where that much was read; undefined: it is no such query
 */
export async function readUpload(
  request: Request,
  boundary: string,
  maxBytes: number,
): Promise<{ question: GraphqlRequest; variable: string; isTooLarge: boolean } | undefined> {
  const { body, isWhole } = await readAll(request, maxBytes + maxAround);
  const parts = findParts(body, boundary, isWhole);
  const question = findGraphqlRequest(parts.get('operations')?.toString('utf8') ?? '');
  const [name = '', variable = ''] = findPlace(parts.get('map')?.toString('utf8') ?? '') ?? [];
  const file = parts.get(name);
  if (!question || !file || !Object.hasOwn(question.variables ?? {}, variable)) return undefined;
  const isTooLarge = !isWhole || file.length > maxBytes;
  return {
    question: { ...question, variables: { ...question.variables, [variable]: file } },
    variable,
    isTooLarge,
  };
}

async function readAll(request: Request, max: number): Promise<{ body: Buffer; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > max) return { body: Buffer.concat(chunks), isWhole: false };
    chunks.push(chunk);
  }
  return { body: Buffer.concat(chunks), isWhole: true };
}

/** The parts by name (RFC 7578); of a body that was cut off, the last one is incomplete. */
function findParts(body: Buffer, boundary: string, isWhole: boolean): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  const separator = Buffer.from(`${partEnd}--${boundary}`);
  let at = body.indexOf(separator.subarray(partEnd.length));
  while (at >= 0) {
    const start = body.indexOf(headEnd, at);
    if (start < 0) break;
    const end = body.indexOf(separator, start);
    if (end < 0 && isWhole) break;
    const head = body.toString('latin1', at, start);
    const [, name] = /^content-disposition:[^\r\n]*[; ]name="([^"\r\n]*)"/im.exec(head) ?? [];
    if (name !== undefined && !parts.has(name))
      parts.set(name, body.subarray(start + headEnd.length, end < 0 ? body.length : end));
    at = end < 0 ? -1 : end + partEnd.length;
  }
  return parts;
}

/** The part that belongs to the variable: `{"0": ["variables.file"]}`; one file for each query. */
function findPlace(text: string): [part: string, variable: string] | undefined {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    const [[part, paths] = []] = entries;
    const [path, another] = Array.isArray(paths) ? paths : [];
    const [, variable] = /^variables\.(\w+)$/.exec(String(path)) ?? [];
    return part !== undefined && variable && entries.length === 1 && another === undefined
      ? [part, variable]
      : undefined;
  } catch {
    return undefined;
  }
}
