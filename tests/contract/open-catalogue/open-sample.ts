import { createHmac } from 'node:crypto';
import type { Backend } from '#contracts/backend.ts';
import { openOpenCatalogue } from '#services/open-catalogue/index.ts';
import { openProducts, productsToken } from '#services/products/index.ts';
import { freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';

const secret = 'the secret of this installation, for tests';
const log = { info() {}, warn() {}, error() {} };
export const origin = 'https://www.group.example';

/**
 * The open catalogue with the sample's products, in this process. Only the product back end responds, unless
 * a test changes that.
 */
export async function openSample(
  databaseUrl: string,
  others: Partial<Record<'content' | 'search', Backend>> = {},
) {
  const database = await freshDatabase(databaseUrl);
  const products = await openProducts({ pool: database.pool, log, secret, production: true });
  await products.import('seed/company/products', describeFile);
  const silent: Backend = { url: 'http://embedded/none', fetch: () => new Response('', { status: 503 }) };
  let answers = true;
  const catalogue = openOpenCatalogue({
    products: {
      url: 'http://embedded/graphql/products',
      fetch: (request) => (answers ? products.handle(request) : silent.fetch(request)),
    },
    productsToken: productsToken(secret),
    content: others.content ?? silent,
    contentToken: 'none',
    search: others.search ?? silent,
    searchToken: 'none',
    origin: () => origin,
    sign: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
    now: Date.now,
  });
  return {
    catalogue,
    close: () => database.close(),
    /** Sets whether the product back end responds from now on. */
    letAnswer: (does: boolean) => {
      answers = does;
    },
    call: (path: string, headers: { accept?: string; acceptLanguage?: string } = {}, method = 'GET') =>
      catalogue.answer({
        url: new URL(`/api/catalogue/v1${path}`, origin),
        method,
        accept: headers.accept ?? null,
        acceptLanguage: headers.acceptLanguage ?? null,
      }),
  };
}
