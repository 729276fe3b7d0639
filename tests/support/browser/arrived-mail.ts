import { expect } from 'vitest';
import type { ArrivedMail, MailServer } from '../network/mail-server.ts';

/** The last mail to an address, once this many have arrived. */
export async function mailTo({ arrived }: MailServer, email: string, count = 1): Promise<ArrivedMail> {
  const found = () => arrived.filter(({ to }) => to === email);
  await expect.poll(() => found().length).toBe(count);
  return found()[count - 1]!;
}

/** The link in a mail whose address contains `place`. */
export function linkIn(mail: ArrivedMail, place: string): string {
  const [address] = new RegExp(`https?://\\S+${place}\\S*`).exec(mail.text) ?? [];
  expect(address, `a link with ${place} in ${mail.text}`).toBeDefined();
  return address!;
}

/** The same without scheme and host. */
export function pathIn(mail: ArrivedMail, place: string): string {
  const { pathname, search } = new URL(linkIn(mail, place));
  return pathname + search;
}
