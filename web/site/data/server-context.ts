import { createContext } from 'react-router';
import type { Backend } from '#contracts/backend.ts';
import type { Holder, PersonStatus } from '#contracts/identity/holder.ts';
import type { Language } from '#contracts/languages.ts';
import type { Setup } from '#contracts/setup/setup.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import type { Assets } from '#web/site/render/assets.ts';

/**
 * What the process provides to every request. The server reads the key of this context from the built entry,
 * never from this file.
 */
export type ServerContext = {
  readonly content: Backend;
  /**
   * Proves to the content back end that a query comes from the site's own server (drafts, protected pages).
   */
  readonly contentToken: string;
  readonly products: Backend;
  /**
   * Proves the same to the product back end (documents for signed-in readers). Undefined: it requires none.
   */
  readonly productsToken: string | undefined;
  readonly search: Backend;
  /** Proves to the search back end that a query comes from the site's own server. */
  readonly searchToken: string;
  /** The rate limit of searches: whether this visitor may search now. */
  readonly maySearch: (visitor: string) => boolean;
  readonly support: Backend;
  /** Proves to the support back end that the site's own server sends what visitors filled in. */
  readonly supportToken: string;
  readonly accounts: Backend;
  /** Proves to the accounts back end that the site's own server asks on behalf of an editor. */
  readonly accountsToken: string;
  /**
   * The embedded tenant, for its journeys; `url` is its origin, contracts/identity has the `paths` below it.
   * The header `x-visitor` carries the visitor's address. Undefined: another tenant, which has sign-in pages
   * of its own.
   */
  readonly identity: Backend | undefined;
  /** The setup of an installation that started empty; undefined: it has a company already. */
  readonly setup?: Setup | undefined;
  /** The holder of an ID token; undefined: it is invalid. `unknown`: it cannot be verified at the moment. */
  readonly identifyHolder: (idToken: string) => Promise<Holder | undefined | 'unknown'>;
  /** The person's current state; undefined: not active. `unknown`: the back end does not answer. */
  readonly findPersonStatus: (holder: Holder) => Promise<PersonStatus | undefined | 'unknown'>;
  /** The texts of mails in a language, by group and key, as currently written. */
  readonly mailTexts: (language: Language) => Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly settings: SiteSettings;
  readonly assets: Assets;
  /** Signs a text, such as the value of a cookie, so that nobody else can forge it. URL-safe. */
  readonly sign: (text: string) => string;
  readonly log: {
    readonly warn: (message: string, fields?: Readonly<Record<string, unknown>>) => void;
    readonly error: (message: string, fields?: Readonly<Record<string, unknown>>) => void;
  };
};

export type SiteSettings = {
  readonly production: boolean;
  /** The public origin of the main site; its scheme also applies to the other sites. */
  readonly origin: string;
  /** Domain in the content → the host (with port) that serves it here. */
  readonly siteHosts: ReadonlyMap<string, string>;
  readonly showHiddenCountries: boolean;
  /** The OpenID issuer by which people of the portal sign in. */
  readonly issuer: string;
  readonly uploadLimits: UploadLimits;
};

export const serverContext = createContext<ServerContext>();
