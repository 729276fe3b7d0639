import { inject } from 'vitest';
import { copiedDataDir, type DataDir } from './server.ts';

/** A separate DATA_DIR with the sample data: copying takes a moment, loading many seconds. */
export const sampleDataDir = (): DataDir => copiedDataDir(inject('sampleData'), inject('copies'));
