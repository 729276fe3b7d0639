import type { SetupStore } from '#services/setup/index.ts';
import type { Config } from '../settings/config.ts';

/** Whose name stands on mail, and who reads what visitors send. */
export type Mailboxes = {
  readonly sender: () => string;
  readonly enquiries: () => string;
  /** Asks the database again: a company may have been set up. */
  readonly lookAgain: () => Promise<void>;
};

/** As the settings say, else as the company was set up, else those of the sample company. */
export async function openMailboxes(
  { mailFrom, enquiryMailTo }: Pick<Config, 'mailFrom' | 'enquiryMailTo'>,
  store: Pick<SetupStore, 'company'>,
): Promise<Mailboxes> {
  let company = await store.company();
  return {
    sender: () =>
      mailFrom ?? (company ? `${company.name} <${company.email}>` : 'Ferrule <info@group.example>'),
    enquiries: () => enquiryMailTo ?? company?.email ?? 'service@group.example',
    async lookAgain() {
      company = await store.company();
    },
  };
}
