import { createHmac } from 'node:crypto';
import { isSameSecret } from '#contracts/same-secret.ts';

/**
 * A ticket is answered by mail to `reply+ST-2025-004217.{tag}@…`. The tag is derived from the ticket and the person,
 * so that nobody can reply in another's name without that person's mail.
 */
export type ReplyAddresses = {
  readonly of: (number: string, personId: string) => string;
  /** The number of the ticket in an address; undefined: it is not one of ours. */
  readonly numberIn: (address: string) => string | undefined;
  /** Whether an address was made for a person. */
  readonly matches: (address: string, number: string, personId: string) => boolean;
};

/** The local part has room for 64 characters (RFC 5321 4.5.3.1.1); 100 bits cannot be guessed. */
const tagLength = 25;

/** @param mailbox the address that the gateway watches, as `reply@service.example.com` */
export function createReplyAddresses(mailbox: string, secret: string): ReplyAddresses {
  const [local = '', domain = ''] = mailbox.toLowerCase().split('@');
  const key = createHmac('sha256', secret).update('support: reply addresses').digest();
  const tag = (number: string, personId: string) =>
    createHmac('sha256', key)
      .update(`${number.toUpperCase()} ${personId.toLowerCase()}`)
      .digest('hex')
      .slice(0, tagLength);
  const parts = (address: string) => {
    const [before = '', at = ''] = address.trim().toLowerCase().split('@');
    if (at !== domain || !before.startsWith(`${local}+`)) return undefined;
    const found = new RegExp(`^(st-\\d{4}-\\d{6,9})\\.([0-9a-f]{${tagLength}})$`).exec(
      before.slice(local.length + 1),
    );
    return found && { number: found[1]!.toUpperCase(), tag: found[2]! };
  };
  return {
    of: (number, personId) => `${local}+${number}.${tag(number, personId)}@${domain}`,
    numberIn: (address) => parts(address)?.number,
    matches(address, number, personId) {
      const given = parts(address);
      return given?.number === number && isSameSecret(given.tag, tag(number, personId));
    },
  };
}
