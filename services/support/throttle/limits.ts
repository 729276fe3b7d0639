import { GraphQLError } from 'graphql';
import type { Connection } from '#services/foundation/statement.ts';
import { createAllowances } from '#services/foundation/throttle/allowance.ts';

const takeOne = createAllowances('support');

/** A person fills in a form in minutes. */
const ofOneForm = { times: 5, seconds: 10 * 60 };
/** A form accepts five; some are chosen by mistake, and a whole firm may share an address. */
const ofUploads = { times: 60, seconds: 60 * 60 };
/** Mails to one address that others can cause. */
const toOneMailbox = { times: 4, seconds: 60 * 60 };

/**
 * Counts a form from an address.
 * @throws TOO_MANY_ATTEMPTS with the `seconds` to wait at most
 */
export async function countForm(
  connection: Connection,
  form: string,
  visitor: string | null | undefined,
): Promise<void> {
  if (!visitor || (await takeOne(connection, `form ${form} from ${visitor}`, ofOneForm))) return;
  const extensions = { code: 'TOO_MANY_ATTEMPTS', seconds: ofOneForm.seconds };
  throw new GraphQLError('This form was sent several times from this address.', { extensions });
}

/** Whether another file may be uploaded from an address, before it belongs to a form. */
export function mayUploadOnce(connection: Connection, visitor: string): Promise<boolean> {
  return takeOne(connection, `upload from ${visitor}`, ofUploads);
}

/**
 * Whether another mail that anybody can cause may be sent to an address now. The response is the same either way:
 * what others have sent there must not be revealed.
 */
export function mayMailAddress(connection: Connection, address: string): Promise<boolean> {
  return takeOne(connection, `mail to ${getMailbox(address)}`, toOneMailbox);
}

/** `ada+1@example.com` and `Ada@example.com` are one mailbox. */
function getMailbox(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
