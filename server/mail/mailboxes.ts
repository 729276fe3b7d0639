import { createSeal } from '#services/foundation/cryptography/sealed.ts';
import type { SetupStore } from '#services/setup/index.ts';
import type { OwnCompany } from '../samples/own-company.ts';
import type { Config } from '../settings/config.ts';

/** Whose name stands on mail, and who reads what visitors send. */
export type Mailboxes = {
  readonly sender: () => string;
  readonly enquiries: () => string;
  /** With name and password; undefined: there is no mail server. */
  readonly smtpUrl: () => string | undefined;
  /** Asks the database again: a company may have been set up. */
  readonly lookAgain: () => Promise<void>;
};

type Parts = {
  readonly store: Pick<SetupStore, 'company'>;
  /** Undefined: it is the sample, or there is none yet. */
  readonly ownCompany: OwnCompany | undefined;
  readonly secret: string;
};

/**
 * As the settings say, else as the company was set up; of one that was imported, by its name at its domain, and else
 * those of the sample company.
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

/** A name with a comma would be two senders (RFC 5322, section 3.2.3). */
function getSender({ name, email }: { name: string; email: string }): string {
  const isPlain = !/[()<>[\]:;@\\,."]/.test(name);
  return `${isPlain ? name : `"${name.replace(/["\\]/g, '')}"`} <${email}>`;
}

/** Whoever reads the database, or a copy of it, cannot send mail. */
export const mailServerSeal = (secret: string) => createSeal(secret, 'setup: mail server');
