/** Everything that is bytes has a key below one of these; a folder has it below DATA_DIR. */
export const storedBelow = { files: 'files/', uploads: 'uploads/' } as const;

/** What is made again, or was never finished. */
const passing = ['files/images/', 'files/incoming/', 'uploads/unfinished/', 'uploads/releases/'];

/** Whether the loss of an object is none: no backup has it, and no move. */
export function isPassing(key: string): boolean {
  return passing.some((prefix) => key.startsWith(prefix));
}

/** How the SHA-256 of a file begins whose key says so. */
export function hashIn(key: string): string | undefined {
  return /^files\/(?:blobs|sealed)\/[0-9a-f]{2}\/([0-9a-f]{40})$/.exec(key)?.[1];
}
