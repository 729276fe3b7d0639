import { randomUUID } from 'node:crypto';
import type { Topic } from '#contracts/support/topics.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

export type Consent = {
  /** Of what was sent: the same is noted once. */
  id?: string;
  subscriptionId: string;
  what: 'asked' | 'confirmed' | 'changed' | 'ended' | 'refused';
  language: string;
  topics: readonly Topic[];
  words?: string;
  path?: string;
};

const insert = statement<
  { id: string },
  {
    id: string;
    subscriptionId: string;
    what: string;
    language: string;
    topics: readonly string[];
    words: string;
    path: string;
  }
>(
  'support_note_consent',
  `INSERT INTO support.consent (id, subscription_id, what, language, topics, words, path)
   VALUES (:id, :subscriptionId, :what, :language, :topics, :words, :path) ON CONFLICT (id) DO NOTHING RETURNING id`,
);

/** Keeps the proof of a step. False: this step was noted before. */
export async function noteConsent(connection: Connection, consent: Consent): Promise<boolean> {
  const { id = randomUUID(), subscriptionId, what, language, topics, words = '', path = '' } = consent;
  return (await insert(connection, { id, subscriptionId, what, language, topics, words, path })).length > 0;
}
