import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { loadSampleData } from './sample-data.ts';
import { copiedDataDir, type DataDir, freshDataDir, startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the site answers that all files share, `http://localhost:41234`. */
    readonly address: string;
    /** Where Chromium lies (support/browser.ts). */
    readonly chromium: string;
    /** The DATA_DIR of a server that loaded the sample data and ended; for copies only. */
    readonly sampleData: string;
    /** A folder in which a file finds who has signed in for another one (support/sign-in.ts). */
    readonly signedIn: string;
  }
}

/** One site with the sample data, for all browser tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const sample = freshDataDir();
  const signedIn = freshDataDir();
  const chromium = findChromium((text) => process.stderr.write(`${text}\n`));
  const { server, data } = await startSite(sample);
  project.provide('address', server.address);
  project.provide('chromium', chromium);
  project.provide('sampleData', sample.path);
  project.provide('signedIn', signedIn.path);
  return async () => {
    await server.stop();
    await Promise.all([data.remove(), sample.remove(), signedIn.remove()]);
  };
}

/** Loads the sample data into `sample`, from where every server under test begins. */
async function startSite(sample: DataDir) {
  await loadSampleData(sample.path);
  const data = copiedDataDir(sample.path);
  return { server: await startServer({ DATA_DIR: data.path }), data };
}
