import type { TestProject } from 'vitest/node';
import { findChromium } from './browser/chromium.ts';
import { copiedDataDir, freshDataDir, loadSampleData, startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the shared site, `http://localhost:41234`. */
    readonly address: string;
    /** The path of Chromium (tests/support/browser/chromium.ts). */
    readonly chromium: string;
    /** The DATA_DIR of a server that loaded the sample data and ended; only to be copied. */
    readonly sampleData: string;
    /** The folder of its copies. */
    readonly copies: string;
    /** A folder in which test files share their sign-ins (tests/support/site/sign-in.ts). */
    readonly signedIn: string;
  }
}

/** One site with the sample data, for all browser tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium((text) => process.stderr.write(`${text}\n`));
  const signedIn = freshDataDir();
  const sample = await loadedSample();
  const copies = freshDataDir();
  const data = copiedDataDir(sample.path, copies.path);
  const server = await startServer({
    DATA_DIR: data.path,
    WEBHOOK_HOSTS: '127.0.0.1',
    IMPORT_URL: 'pim=https://pim.internal/catalogue.csv',
  });
  project.provide('address', server.address);
  project.provide('chromium', chromium);
  project.provide('sampleData', sample.path);
  project.provide('copies', copies.path);
  project.provide('signedIn', signedIn.path);
  return async () => {
    await server.stop();
    await Promise.all([copies.remove(), sample.remove(), signedIn.remove()]);
  };
}

/**
 * The data with which every server under test begins; `npm test` has loaded them before, in parallel with
 * other tests.
 */
async function loadedSample() {
  const path = process.env.LOADED_SAMPLE;
  if (path) return { path, remove: async () => undefined };
  const sample = freshDataDir();
  await loadSampleData(sample.path);
  return sample;
}
