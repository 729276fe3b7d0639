import { inject } from 'vitest';
import { copiedDataDir, type DataDir } from './server.ts';

/** A DATA_DIR of one's own with the sample data in it: to copy it takes a moment, to load it takes many seconds. */
export const sampleDataDir = (): DataDir => copiedDataDir(inject('sampleData'), inject('copies'));
