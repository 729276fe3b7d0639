import { afterAll, beforeAll } from 'vitest';
import { type MailServer, startMailServer } from './network/mail-server.ts';
import { sampleDataDir } from './sample-data.ts';
import { type RunningServer, startServer } from './server.ts';

/**
 * The site with the sample data, and a mail server that receives its mail, for all tests of a file. Both
 * exist from the first test on.
 */
export function openSiteWithMails(settings: Readonly<Record<string, string>> = {}) {
  const data = sampleDataDir();
  const mails = {} as MailServer;
  const site = {} as RunningServer;
  beforeAll(async () => {
    Object.assign(mails, await startMailServer());
    Object.assign(site, await startServer({ DATA_DIR: data.path, SMTP_URL: mails.url, ...settings }));
  });
  afterAll(async () => {
    await site.stop?.();
    await mails.close?.();
    await data.remove();
  });
  return { mails, site, at: (path: string) => `${site.address}${path}` };
}
