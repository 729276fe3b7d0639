import { GraphQLError } from 'graphql';
import type { Connection } from '#services/foundation/statement.ts';
import { createAllowances } from '#services/foundation/throttle/allowance.ts';

const takeOne = createAllowances('support');

/** A person fills in a form in minutes. */
const ofOneForm = { times: 5, seconds: 10 * 60 };
/** A form takes five; some are chosen by mistake, and behind one address may sit a firm. */
const ofUploads = { times: 60, seconds: 60 * 60 };
/** How many mails that somebody else caused an address gets at most. */
const toOneMailbox = { times: 4, seconds: 60 * 60 };

/**
 * Counts a form that was sent from somewhere.
 * @throws TOO_MANY_ATTEMPTS with the `seconds` after which there are new ones at the latest
 */
export async function countForm(
  connection: Connection,
  form: string,
  visitor: string | null | undefined,
): Promise<void> {
  if (!visitor || (await takeOne(connection, `form ${form} from ${visitor}`, ofOneForm))) return;
  const extensions = { code: 'TOO_MANY_ATTEMPTS', seconds: ofOneForm.seconds };
  throw new GraphQLError('This form came several times from there.', { extensions });
}

/** Whether one more file that belongs to no form yet may come from somewhere now. */
export function mayUploadOnce(connection: Connection, visitor: string): Promise<boolean> {
  return takeOne(connection, `upload from ${visitor}`, ofUploads);
}

/**
 * Whether one more mail that anybody can cause may go to an address now. The response to its cause is the same either way:
 * what others have sent to that address is nobody's business.
 */
export function mayMailAddress(connection: Connection, address: string): Promise<boolean> {
  return takeOne(connection, `mail to ${getMailbox(address)}`, toOneMailbox);
}

/** `ada+1@example.com` and `Ada@example.com` are one. */
function getMailbox(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
