import type { JoiningMode } from '#contracts/identity/joining.ts';
import { badFields, conflict, notFound } from '#services/foundation/refusals.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { Caller } from '../caller.ts';
import { countEmailDomains, removeEmailDomain, saveEmailDomain } from '../joining/email-domains.ts';
import { isPublicMail } from '../joining/public-mail.ts';
import { findOrganisations } from '../organisation/find-organisations.ts';
import { noteChange } from './note-change.ts';

/** As in DNS, with at least one dot; names in other scripts in their encoded form. */
const domainPattern = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/** For one organisation. */
const maxDomains = 50;

/**
 * Allows people with a confirmed address at a domain to join a customer, in the given mode.
 * @throws NOT_FOUND, BAD_USER_INPUT at `domain`: `required`, `invalid`, `publicMail`, `tooMany`; CONFLICT: it is
 * ours, or closed
 */
export async function allowOrganisationDomain(
  { connection: pool }: Caller,
  organisation: string,
  given: string,
  joining: JoiningMode,
  editor: string,
): Promise<void> {
  const domain = given.trim().toLowerCase().replace(/^@/, '');
  if (domain === '') throw badFields({ domain: 'required' });
  if (!domainPattern.test(domain)) throw badFields({ domain: 'invalid' });
  if (isPublicMail(domain)) throw badFields({ domain: 'publicMail' });
  await inTransaction(pool, async (connection) => {
    const known = (await findOrganisations(connection, [organisation])).get(organisation);
    if (!known) throw notFound();
    if (known.kind === 'internal') throw conflict('Our own people are invited.', { reason: 'internal' });
    if (known.closedAt) throw conflict('It is closed.', { reason: 'closed' });
    if ((await countEmailDomains(connection, organisation, domain)) >= maxDomains)
      throw badFields({ domain: 'tooMany' });
    await saveEmailDomain(connection, { organisationId: organisation, domain, joining, by: null });
    await noteChange(connection, organisation, 'domain.allow', editor, { domain, joining });
  });
}

/**
 * Nobody can join by the domain from the next request on.
 * @throws NOT_FOUND
 */
export async function disallowOrganisationDomain(
  { connection: pool }: Caller,
  organisation: string,
  domain: string,
  editor: string,
): Promise<void> {
  await inTransaction(pool, async (connection) => {
    if (!(await removeEmailDomain(connection, organisation, domain))) throw notFound();
    await noteChange(connection, organisation, 'domain.disallow', editor, { domain });
  });
}
