import type { Pool } from 'pg';
import type { MailOrder } from '#contracts/mail/order.ts';
import type { Topic } from '#contracts/support/topics.ts';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { outbox } from '../outbox/outbox.ts';
import { orderWebhooks } from '../webhook/order-webhooks.ts';
import type { ReleasedPage } from './released-pages.ts';
import type { announcement } from './subscription.tables.ts';
import type { ReaderTokens } from './subscription-token.ts';

const begin = insertInto(
  table<typeof announcement>('support.announcement'),
  ['pageId', 'topic', 'title', 'releasedAt', 'mails'],
  { onConflict: '(page_id) DO NOTHING', returning: ['pageId'] },
);

const finish = statement<never, { pageId: string; mails: number }>(
  'support_finish_announcement',
  'UPDATE support.announcement SET mails = :mails WHERE page_id = :pageId',
);

type Subscriber = { id: string; email: string; language: string };

const subscribers = statement<Subscriber, { topics: readonly string[]; after: string; atOnce: number }>(
  'support_subscribers',
  `SELECT id, email, language FROM support.subscription
   WHERE state = 'active' AND topics && :topics::text[] AND id > :after::uuid ORDER BY id LIMIT :atOnce`,
);

const atOnce = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Orders the mail about a published page for everybody who subscribed to its topic: once, however often and by
 * however many processes it is called.
 * @returns the number of mails; undefined: it was announced before
 */
export function announcePage(
  pool: Pool,
  page: ReleasedPage,
  tokens: ReaderTokens,
): Promise<number | undefined> {
  const topic = getTopic(page);
  const { title } = getText(page, page.sourceLanguage);
  return inTransaction(pool, async (connection) => {
    const { pageId } = page;
    const releasedAt = new Date(page.releasedAt);
    const isNew = await begin(connection, { pageId, topic, title, releasedAt, mails: 0 });
    if (!isNew) return undefined;
    const mails = await orderAll(connection, page, topic, tokens);
    await finish(connection, { pageId: page.pageId, mails });
    const { type, adhoc, url, texts } = page;
    const announced = { id: pageId, type, isAdhoc: adhoc, releasedAt: page.releasedAt, path: url, texts };
    await orderWebhooks(connection, 'publication', pageId, announced);
    return mails;
  });
}

async function orderAll(
  connection: Connection,
  page: ReleasedPage,
  topic: Topic,
  tokens: ReaderTokens,
): Promise<number> {
  // Subscribers of all releases also get the ad hoc ones.
  const topics = topic === 'adhoc' ? ['adhoc', 'releases'] : [topic];
  let count = 0;
  let after = beforeAll;
  for (;;) {
    const part = await subscribers(connection, { topics, after, atOnce });
    await outbox.order(
      connection,
      part.map((reader) => addressMail(reader, page, topic, tokens)),
    );
    count += part.length;
    if (part.length < atOnce) return count;
    after = part.at(-1)?.id ?? after;
  }
}

function addressMail(
  { id, email, language }: Subscriber,
  page: ReleasedPage,
  topic: Topic,
  tokens: ReaderTokens,
): MailOrder {
  const { title, lead } = getText(page, language);
  return {
    id: mailId('publication', `${page.pageId} ${id}`),
    to: email,
    language,
    about: {
      kind: 'publication',
      reader: tokens.of(id),
      topic,
      title,
      lead: lead ?? '',
      path: `/${language}${page.url}`,
    },
  };
}

function getTopic({ type, adhoc }: ReleasedPage): Topic {
  if (type === 'STORY') return 'stories';
  return adhoc ? 'adhoc' : 'releases';
}

/** In the reader's language, otherwise in English, otherwise in its source language. */
function getText({ texts, sourceLanguage }: ReleasedPage, language: string): ReleasedPage['texts'][number] {
  const found = [language, 'en', sourceLanguage]
    .map((wanted) => texts.find((text) => text.language === wanted))
    .find((text) => text !== undefined);
  return found ?? texts[0] ?? { language, title: '', lead: null };
}
