import { randomUUID } from 'node:crypto';
import type { Topic } from '#contracts/support/topics.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { consent } from './subscription.tables.ts';

export type Consent = {
  /** The key of the form: the same step is recorded once. */
  id?: string;
  subscriptionId: string;
  what: 'asked' | 'confirmed' | 'changed' | 'ended' | 'refused';
  language: string;
  topics: readonly Topic[];
  words?: string;
  path?: string;
};

const insert = insertInto(
  table<typeof consent>('support.consent'),
  ['id', 'subscriptionId', 'what', 'language', 'topics', 'words', 'path'],
  { onConflict: '(id) DO NOTHING', returning: ['id'] },
);

/** Records the proof of a step of consent. False: it was recorded before. */
export async function noteConsent(connection: Connection, consent: Consent): Promise<boolean> {
  return (await insert(connection, { id: randomUUID(), words: '', path: '', ...consent })) !== undefined;
}
