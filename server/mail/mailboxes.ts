import { createSeal } from '#services/foundation/cryptography/sealed.ts';
import type { SetupStore } from '#services/setup/index.ts';
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

/** As the settings say, else as the company was set up, else those of the sample company. */
export async function openMailboxes(
  { mailFrom, enquiryMailTo, smtpUrl }: Pick<Config, 'mailFrom' | 'enquiryMailTo' | 'smtpUrl'>,
  store: Pick<SetupStore, 'company'>,
  secret: string,
): Promise<Mailboxes> {
  const seal = mailServerSeal(secret);
  let company = await store.company();
  return {
    sender: () =>
      mailFrom ?? (company ? `${company.name} <${company.email}>` : 'Ferrule <info@group.example>'),
    enquiries: () => enquiryMailTo ?? company?.email ?? 'service@group.example',
    smtpUrl: () => smtpUrl ?? (company?.mailServer && seal.open(company.mailServer)),
    async lookAgain() {
      company = await store.company();
    },
  };
}

/** Whoever reads the database, or a copy of it, cannot send mail. */
export const mailServerSeal = (secret: string) => createSeal(secret, 'setup: mail server');
