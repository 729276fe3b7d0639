/** The prefixes of all stored keys; in a folder they stand below DATA_DIR. */
export const storedBelow = { files: 'files/', uploads: 'uploads/' } as const;

/** What can be derived again, or was never completed. */
const passing = ['files/images/', 'files/incoming/', 'uploads/unfinished/', 'uploads/releases/'];

/** Whether an object can be lost without harm: backups and moves leave it out. */
export function isPassing(key: string): boolean {
  return passing.some((prefix) => key.startsWith(prefix));
}

/** The beginning of the SHA-256 in a key that names one. */
export function hashIn(key: string): string | undefined {
  return /^files\/(?:blobs|sealed)\/[0-9a-f]{2}\/([0-9a-f]{40})$/.exec(key)?.[1];
}
