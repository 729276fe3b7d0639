import { join } from 'node:path';
import type { Backend } from '#contracts/backend.ts';
import { promised } from '#server/back-ends/check-answer-shapes.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import type { Files } from '#services/files/index.ts';
import { below, type ObjectStore } from '#services/foundation/objects/object-store.ts';
import { accountsToken, type MachinesBackEnd, openAccounts, openIdentity } from '#services/identity/index.ts';
import { openProducts, productsToken } from '#services/products/index.ts';
import { openSearch, searchToken } from '#services/search/index.ts';
import { openSupport, supportToken } from '#services/support/index.ts';
import type { Database } from '../database/database.ts';
import { storedBelow } from '../files/storage/stored-keys.ts';
import { takeFile } from '../files/take-file.ts';
import { embeddedTenant, remoteTenant } from '../identity/tenant.ts';
import type { Log } from '../log.ts';
import type { Config, ServiceAddresses } from '../settings/config.ts';
import { embedded, remote } from './backends.ts';

type Parts = {
  readonly config: Config;
  readonly openPool: Database['openPool'];
  readonly secret: string;
  readonly log: Log;
  readonly files: Files;
  /** The store of all files. */
  readonly objects: ObjectStore;
  /** The origin of the main site for browsers; known once the server listens. */
  readonly origin: () => string;
  /** The origins of all sites; known once the content is loaded. */
  readonly siteOrigins: () => Promise<readonly string[]>;
  /** The password that editors share; undefined: there is none. */
  readonly editorPassword: string | undefined;
  /** The addresses of the portal's services; by default those of the settings. */
  readonly serviceAddresses?: ServiceAddresses;
  /** The address that is notified of what visitors send. */
  readonly enquiries: () => string;
  /** Background work waits for this. */
  readonly ready: Promise<void>;
};

/** A back end as the rest of the program calls it and, where it is embedded, what only this process may call. */
type BackEnd<Own> = {
  readonly backend: Backend;
  readonly token: string | undefined;
  readonly own: Own | undefined;
};

/** Half a gigabyte by a slow line. */
const catalogueTimeoutMs = 600_000;

export type BackEnds = Awaited<ReturnType<typeof openBackEnds>>;

/** Opens the back ends: each one embedded, unless a setting names another one. */
export async function openBackEnds(parts: Parts) {
  const { config, openPool, secret, log, files, objects, origin, siteOrigins, ready } = parts;
  const { editorPassword, enquiries } = parts;
  const { production, isSecondFactorRequired } = config;
  const { serviceAddresses = config.serviceAddresses } = parts;

  const content = backEnd({
    own: config.contentApiUrl
      ? undefined
      : await openContent({
          pool: openPool('content'),
          secret,
          token: config.contentApiToken,
          production,
          log,
          editorPassword,
          isSecondFactorRequired,
          origin,
          ready,
          async dropBytes(hashes) {
            // Files of the catalogue are in the library, too, and are deleted only when the catalogue no
            // longer names them.
            const named = new Set(await ownProducts?.findNamed(hashes));
            for (const hash of hashes) if (!named.has(hash)) await files.remove(hash);
          },
        }),
    path: '/graphql/content',
    contract: 'content',
    url: config.contentApiUrl,
    token: config.contentApiToken ?? contentToken(secret),
  });

  const ownProducts = config.productApiUrl
    ? undefined
    : await openProducts({
        pool: openPool('products'),
        secret,
        token: config.productApiToken,
        production,
        log,
        ready,
        fetching: {
          sources: config.importSources,
          times: config.importTimes,
          outside: { allowedHosts: config.webhookHosts, timeoutMs: catalogueTimeoutMs },
          // People of a content back end elsewhere see it in the list of imports alone.
          report: async (report) => content.own?.reportCatalogue(report),
        },
      });
  const products = backEnd({
    own: ownProducts,
    path: '/graphql/products',
    contract: 'products',
    url: config.productApiUrl,
    token: config.productApiToken ?? (ownProducts && productsToken(secret)),
  });

  const search = backEnd({
    own: config.searchApiUrl
      ? undefined
      : await openSearch({
          pool: openPool('search'),
          secret,
          token: config.searchApiToken,
          log,
          ready,
          content,
          products,
        }),
    path: '/api/search',
    url: config.searchApiUrl,
    token: config.searchApiToken ?? searchToken(secret),
  });

  const identity = config.identityUrl
    ? undefined
    : await openIdentity({
        pool: openPool('accounts'),
        log,
        secret,
        origin,
        siteOrigins,
        isSecondFactorRequired,
      });
  const tenant = identity
    ? embeddedTenant(origin, identity.keys)
    : remoteTenant(config.identityUrl ?? '', !config.accountsApiUrl);

  // The support and the accounts service need each other: the one looks up people, the other machines.
  const machines = Promise.withResolvers<MachinesBackEnd>();
  const accounts = backEnd({
    own: config.accountsApiUrl
      ? undefined
      : await openAccounts({
          pool: openPool('accounts'),
          log,
          secret,
          token: config.accountsApiToken,
          production,
          verify: tenant.verify,
          foreignIssuer: config.identityUrl,
          joining: { machines: machines.promise, ready },
        }),
    path: '/graphql/accounts',
    contract: 'accounts',
    url: config.accountsApiUrl,
    token: config.accountsApiToken ?? accountsToken(secret),
  });

  const support = backEnd({
    own: config.supportApiUrl
      ? undefined
      : await openSupport({
          pool: openPool('support'),
          secret,
          token: config.supportApiToken,
          production,
          log,
          staff: enquiries,
          retentionDays: config.enquiryRetentionDays,
          people: { verify: tenant.verify, accounts },
          serviceAddresses,
          deliverFile: (request, hash, fileName) =>
            files.sealed.deliver(request, hash, { fileName, attachment: true, caching: 'never' }),
          takeFile: (body, contentTypes) => takeFile(files.sealed, body, contentTypes),
          announce: { content, ready },
          productNews:
            products.token === undefined
              ? undefined
              : { products: { ...products, token: products.token }, ready },
          webhooks: { ready, allowedHosts: config.webhookHosts },
          locations: content.backend,
          attachmentsDirectory: join(config.dataDir, 'uploads'),
          attachmentObjects: below(objects, storedBelow.uploads),
          redirectsDownloads: config.redirectsDownloads,
          inboundMail: config.inboundMail,
          uploadLimits: config.uploadLimits,
          answerHours: config.answerHours,
          scannerUrl: config.virusScannerUrl,
        }),
    path: '/graphql/support',
    contract: 'support',
    url: config.supportApiUrl,
    token: config.supportApiToken ?? supportToken(secret),
  });

  machines.resolve(support);

  return { content, products, search, accounts, support, identity, tenant };
}

type Choice<Own, Token> = {
  own: Own | undefined;
  path: string;
  /** The contract that a back end elsewhere is held to, where it speaks GraphQL. */
  contract?: Parameters<typeof promised>[1];
  url: string | undefined;
  token: Token;
};

function backEnd<Own extends { handle: Backend['fetch'] }, Token extends string | undefined>({
  own,
  path,
  contract,
  url = '',
  token,
}: Choice<Own, Token>): BackEnd<Own> & { readonly token: Token } {
  if (own) return { backend: embedded(path, own.handle), token, own };
  return { backend: contract ? promised(remote(url), contract) : remote(url), token, own };
}
