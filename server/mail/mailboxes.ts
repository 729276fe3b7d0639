import { createSeal } from '#services/foundation/cryptography/sealed.ts';
import type { SetupStore } from '#services/setup/index.ts';
import type { OwnCompany } from '../samples/own-company.ts';
import type { Config } from '../settings/config.ts';

/** The sender of mail, and the recipient of what visitors send. */
export type Mailboxes = {
  readonly sender: () => string;
  readonly enquiries: () => string;
  /** With name and password; undefined: there is no mail server. */
  readonly smtpUrl: () => string | undefined;
  /** Reads the database again, since a company may have been set up meanwhile. */
  readonly lookAgain: () => Promise<void>;
};

type Parts = {
  readonly store: Pick<SetupStore, 'company'>;
  /** Undefined: it is the sample, or there is none yet. */
  readonly ownCompany: OwnCompany | undefined;
  readonly secret: string;
};

/**
 * The mailboxes are those of the settings, otherwise of the set-up, otherwise of an imported company at its
 * own domain, otherwise of the sample company.
 */
export async function openMailboxes(
  { mailFrom, enquiryMailTo, smtpUrl }: Pick<Config, 'mailFrom' | 'enquiryMailTo' | 'smtpUrl'>,
  { store, ownCompany, secret }: Parts,
): Promise<Mailboxes> {
  const seal = mailServerSeal(secret);
  const imported = ownCompany && { name: ownCompany.name, email: `info@${ownCompany.domain}` };
  let company = await store.company();
  return {
    sender: () => mailFrom ?? getSender(company ?? imported ?? sample),
    enquiries: () => enquiryMailTo ?? (company ?? imported)?.email ?? 'service@group.example',
    smtpUrl: () => smtpUrl ?? (company?.mailServer && seal.open(company.mailServer)),
    async lookAgain() {
      company = await store.company();
    },
  };
}

const sample = { name: 'Ferrule', email: 'info@group.example' } as const;

/** An unquoted comma would make two senders of one (RFC 5322, section 3.2.3). */
function getSender({ name, email }: { name: string; email: string }): string {
  const isPlain = !/[()<>[\]:;@\\,."]/.test(name);
  return `${isPlain ? name : `"${name.replace(/["\\]/g, '')}"`} <${email}>`;
}

/** Encrypts the mail server's password: a copy of the database is not enough to send mail. */
export const mailServerSeal = (secret: string) => createSeal(secret, 'setup: mail server');
