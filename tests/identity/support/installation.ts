import { expect } from 'vitest';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { type ArrivedMail, startMailServer } from '../../support/network/mail-server.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { startServer } from '../../support/server.ts';
import { discover, tokensFor } from './client.ts';

/** A separate site whose mail is received, and which trusts a proxy about the visitor's address. */
export async function startInstallation() {
  const data = sampleDataDir();
  const mail = await startMailServer();
  const server = await startServer({ DATA_DIR: data.path, SMTP_URL: mail.url, TRUST_PROXY: '1' });
  const { address } = server;

  return {
    address,
    /** Waits for the newest mail to an address whose text matches. */
    async mailTo(email: string, text: RegExp): Promise<ArrivedMail> {
      const found = () => mail.arrived.findLast((one) => one.to === email && text.test(one.text));
      await expect.poll(found, { message: `mail to ${email} that says ${text}` }).toBeDefined();
      return found()!;
    },
    /** A client of the accounts API for the person whom `cookies` signed in. */
    async client(cookies: string) {
      const { id_token: token = '' } = await tokensFor(address, await discover(address), cookies);
      return async <Data>(query: string, variables: object = {}) => {
        const response = await fetch(`${address}/graphql/accounts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [idTokenHeader]: token },
          body: JSON.stringify({ query, variables }),
        });
        const { data, errors } = (await response.json()) as { data?: Data; errors?: Problem[] };
        return { data, problem: errors?.[0]?.extensions };
      };
    },
    async close() {
      await server.stop();
      await mail.close();
      await data.remove();
    },
  };
}

type Problem = { extensions?: { code?: string; fields?: Record<string, string>; policies?: unknown } };

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** The parameters of a link in a mail: `suspendedId`, or the last part of its path. */
export function linkIn({ text }: ArrivedMail): { query: Record<string, string>; path: string } {
  const url = new URL(
    /https?:\/\/\S+\?suspendedId=\S+|https?:\/\/\S+\/invitation\/\S+/.exec(text)?.[0] ?? '',
  );
  return { query: Object.fromEntries(url.searchParams), path: url.pathname };
}
