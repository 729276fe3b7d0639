import type { Backend } from '#contracts/backend.ts';
import { testSettings } from '#web/site/visit/sites/test-sites.ts';
import type { ServerContext } from './server-context.ts';

const empty = { script: '', styles: [], otherStyles: '' };

/**
 * A server context for tests: `answer` handles the requests to every back end, and warnings are collected.
 */
export function createTestServer(answer: Backend['fetch'], productsToken?: string) {
  const warnings: unknown[] = [];
  const server: ServerContext = {
    content: { url: 'http://content.test/graphql', fetch: answer },
    contentToken: 'secret',
    products: { url: 'http://products.test/graphql', fetch: answer },
    productsToken,
    settings: testSettings,
    assets: {
      script: '',
      styles: '',
      sheets: [],
      applications: { portal: empty, editor: empty },
      islands: { finder: '', fit: '' },
      buildId: '',
    },
    sign: (text) => text,
    search: { url: '', fetch: () => new Response() },
    searchToken: '',
    maySearch: () => true,
    support: { url: 'http://support.test/graphql', fetch: () => new Response() },
    supportToken: 'secret',
    accounts: { url: '', fetch: () => new Response() },
    accountsToken: 'secret',
    identity: { url: '', fetch: () => new Response() },
    mailTexts: () => ({}),
    identifyHolder: async () => undefined,
    findPersonStatus: async () => undefined,
    log: { warn: (message, fields) => void warnings.push([message, fields]), error: () => {} },
  };
  return { server, warnings };
}
