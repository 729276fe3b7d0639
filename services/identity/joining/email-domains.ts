import { randomUUID } from 'node:crypto';
import type { JoiningMode } from '#contracts/identity/joining.ts';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, getAdministrator, getViewer } from '../caller.ts';
import { provenOwner } from '../credential/prove-again.ts';
import { addMembership } from '../organisation/memberships.ts';
import { isWithin, type Viewer } from '../viewer.ts';
import { passOn, requestedApplications } from './pass-on.ts';
import { isPublicMail, mailDomain } from './public-mail.ts';

export type EmailDomainRow = { organisationId: string; domain: string; joining: JoiningMode };

const allowed = statement<EmailDomainRow, { scope: readonly string[] | null }>(
  'identity_email_domains',
  `SELECT organisation_id AS "organisationId", domain, joining FROM identity.email_domain
   WHERE :scope::text[] IS NULL OR organisation_id IN (SELECT unnest(:scope)) ORDER BY organisation_id, domain`,
);

/** The domains that one organisation allows. */
export function findDomainsOf(connection: Connection, organisation: string): Promise<EmailDomainRow[]> {
  return allowed(connection, { scope: [organisation] });
}

/** The domains that the viewer's organisations allow. */
export async function findEmailDomains(caller: Caller): Promise<EmailDomainRow[]> {
  const { scope } = await getAdministrator(caller);
  return allowed(caller.connection, { scope });
}

const confirmed = statement<{ domain: string }, { person: string; organisation: string }>(
  'identity_confirmed_domain_of_member',
  `SELECT lower(substring(p.email FROM '[^@]*$')) AS domain FROM identity.person p
   JOIN identity.membership m ON m.person_id = p.id AND m.organisation_id = :organisation
   JOIN identity.organisation o ON o.id = m.organisation_id AND o.kind = 'customer' AND o.closed_at IS NULL
   WHERE p.id = :person AND p.issuer IS NULL AND p.email_verified_at IS NOT NULL`,
);

const save = statement<never, EmailDomainRow & { by: string | null }>(
  'identity_save_email_domain',
  `INSERT INTO identity.email_domain (organisation_id, domain, joining, allowed_by)
   VALUES (:organisationId, :domain, :joining, :by)
   ON CONFLICT (organisation_id, domain) DO UPDATE SET joining = :joining, allowed_by = :by, allowed_at = now()`,
);

/** `by`: the administrator who allows it; null: an editor. */
export async function saveEmailDomain(
  connection: Connection,
  row: EmailDomainRow & { by: string | null },
): Promise<void> {
  await save(connection, row);
}

/**
 * Allows people with a confirmed address at the administrator's own domain to join the organisation. The domain is
 * not typed: the administrator has an address there and belongs to the organisation.
 * @throws UNAUTHENTICATED, FORBIDDEN, PROOF_REQUIRED, NOT_FOUND, or CONFLICT: `publicMail`, `notMember`
 */
export async function allowEmailDomain(
  caller: Caller,
  organisationId: string,
  joining: JoiningMode,
): Promise<void> {
  const viewer = await getOwnAdministrator(caller, organisationId);
  await provenOwner(caller);
  const [own] = await confirmed(caller.connection, { person: viewer.id, organisation: organisationId });
  if (!own) throw conflict('Only its members may allow its domains.', { reason: 'notMember' });
  const { domain } = own;
  if (isPublicMail(domain))
    throw conflict('Anybody can get an address in this domain.', { reason: 'publicMail' });
  await inTransaction(caller.connection, async (connection) => {
    await saveEmailDomain(connection, { organisationId, domain, joining, by: viewer.id });
    await note(connection, caller, viewer, organisationId, 'domain.allow', { domain, joining });
  });
}

const remove = statement<{ domain: string }, { organisation: string; domain: string }>(
  'identity_delete_email_domain',
  `DELETE FROM identity.email_domain WHERE organisation_id = :organisation AND domain = :domain RETURNING domain`,
);

const count = statement<{ others: number }, { organisation: string; domain: string }>(
  'identity_count_email_domains',
  `SELECT count(*)::int AS others FROM identity.email_domain WHERE organisation_id = :organisation AND domain <> :domain`,
);

/** The number of an organisation's other domains. */
export async function countEmailDomains(
  connection: Connection,
  organisation: string,
  domain: string,
): Promise<number> {
  return (await count(connection, { organisation, domain }))[0]?.others ?? 0;
}

/** False: it was not allowed. */
export async function removeEmailDomain(
  connection: Connection,
  organisation: string,
  domain: string,
): Promise<boolean> {
  return (await remove(connection, { organisation, domain })).length > 0;
}

/** @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function disallowEmailDomain(
  caller: Caller,
  organisation: string,
  domain: string,
): Promise<void> {
  const viewer = await getOwnAdministrator(caller, organisation);
  await inTransaction(caller.connection, async (connection) => {
    if (!(await removeEmailDomain(connection, organisation, domain))) throw notFound();
    await note(connection, caller, viewer, organisation, 'domain.disallow', { domain });
  });
}

async function getOwnAdministrator(caller: Caller, organisation: string): Promise<Viewer> {
  const viewer = await getAdministrator(caller);
  if (!isWithin(viewer.scope, organisation)) throw notFound();
  if (!(await caller.read().organisation(organisation))) throw notFound();
  return viewer;
}

function note(
  connection: Connection,
  { address }: Caller,
  viewer: Viewer,
  organisation: string,
  action: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(connection, { actor: viewer.id, action, subject: null, organisation, details, address });
}

export type Offer = { id: string; name: string; domain: string; joining: JoiningMode };

// Somebody whom an administrator has removed or refused cannot come back this way: the address may date from then.
const offers = statement<Offer, { person: string }>(
  'identity_offers_by_domain',
  `SELECT o.id, o.name, d.domain, CASE WHEN EXISTS (
       SELECT FROM identity.audit_event e WHERE e.subject_id = p.id AND e.organisation_id = o.id
         AND e.action IN ('organisation.remove', 'access.withdraw', 'access.deny', 'access.suspend')
     ) THEN 'request' ELSE d.joining END AS joining
   FROM identity.person p
   JOIN identity.email_domain d ON d.domain = lower(substring(p.email FROM '[^@]*$'))
   JOIN identity.organisation o ON o.id = d.organisation_id AND o.closed_at IS NULL
   WHERE p.id = :person AND p.state = 'active' AND p.issuer IS NULL AND p.email_verified_at IS NOT NULL
     AND NOT EXISTS (SELECT FROM identity.membership m WHERE m.person_id = p.id AND m.organisation_id = o.id)
     AND NOT EXISTS (SELECT FROM identity.access a WHERE a.person_id = p.id AND a.organisation_id = o.id
       AND (NOT a.is_hidden OR a.status = 'declined'))
   ORDER BY o.name, o.id`,
);

/**
 * The organisations that allow the viewer's confirmed address, and with which the viewer has no access or request
 * yet.
 */
export async function findOffers(connection: Connection, person: string): Promise<Offer[]> {
  return (await offers(connection, { person })).filter(({ domain }) => !isPublicMail(domain));
}

const open = statement<
  { application: ApplicationKey },
  { id: string; person: string; application: string; organisation: string }
>(
  'identity_open_access_by_domain',
  `INSERT INTO identity.access AS known (id, person_id, application, organisation_id, role, status, requested_by, requested_at, decided_at)
   VALUES (:id, :person, :application, :organisation, 'user', 'active', :person, now(), now())
   ON CONFLICT (person_id, application, organisation_id) DO UPDATE SET status = 'active', is_hidden = false, decided_at = now()
     WHERE known.status = 'pending'
   RETURNING application`,
);

/**
 * Joins an organisation that allows the viewer's address: at once, or by a request.
 * @returns whether the viewer belongs to it now
 * @throws UNAUTHENTICATED, NOT_FOUND when there is no such offer for the viewer
 */
export async function joinByEmail(caller: Caller, organisation: string): Promise<boolean> {
  const viewer = await getViewer(caller);
  const { address } = caller;
  const name = `${viewer.firstName} ${viewer.lastName}`.trim();
  const isIn = await inTransaction(caller.connection, async (connection) => {
    const offer = (await findOffers(connection, viewer.id)).find(({ id }) => id === organisation);
    if (!offer) throw notFound();
    if (offer.joining === 'request') {
      const applicant = { personId: viewer.id, name, email: viewer.email, address };
      const how = { way: 'domain', value: offer.domain, workplace: '', isHidden: false } as const;
      await passOn(connection, applicant, organisation, how);
      return false;
    }
    await addMembership(connection, viewer.id, organisation);
    for (const application of requestedApplications) {
      await open(connection, { id: randomUUID(), person: viewer.id, application, organisation });
      await writeAudit(connection, {
        actor: viewer.id,
        action: 'access.join',
        subject: viewer.id,
        organisation,
        details: { application, domain: offer.domain },
        address,
      });
    }
    return true;
  });
  caller.changed();
  return isIn;
}

/** The domain of the viewer's address, which the viewer may allow; null: it belongs to a mail provider. */
export function getAllowableDomain({ email }: Viewer): string | null {
  const domain = mailDomain(email);
  return isPublicMail(domain) ? null : domain;
}
