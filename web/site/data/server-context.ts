import { createContext } from 'react-router';
import type { Backend } from '#contracts/backend.ts';
import type { Holder, PersonStatus } from '#contracts/identity/holder.ts';
import type { Language } from '#contracts/languages.ts';
import type { Setup } from '#contracts/setup/setup.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import type { Assets } from '#web/site/render/assets.ts';

/** What the process gives to every request. The server reads this key from the built entry, never from this file. */
export type ServerContext = {
  readonly content: Backend;
  /** Proves to the content back end that the site's own server asks (drafts, protected pages). */
  readonly contentToken: string;
  readonly products: Backend;
  /** Proves the same to the product back end (documents for signed-in readers). Undefined: it wants none. */
  readonly productsToken: string | undefined;
  readonly search: Backend;
  /** Proves to the search back end that the site's own server asks. */
  readonly searchToken: string;
  /** Whether a visitor may search once more now. */
  readonly maySearch: (visitor: string) => boolean;
  readonly support: Backend;
  /** Proves to the support back end that the site's own server sends what visitors filled in. */
  readonly supportToken: string;
  readonly accounts: Backend;
  /** Proves to the accounts back end that the site's own server asks for an editor. */
  readonly accountsToken: string;
  /**
   * The embedded tenant, for its journeys; `url` is its origin, `paths` of contracts/identity name what is below.
   * The header `x-visitor` carries the visitor's address. Undefined: another tenant has sign-in pages of its own.
   */
  readonly identity: Backend | undefined;
  /** Of an installation that began empty; undefined: it has a company, or began with the sample. */
  readonly setup?: Setup | undefined;
  /** Who shows a valid ID token; undefined: it is none. `unknown`: it cannot be determined at the moment. */
  readonly identifyHolder: (idToken: string) => Promise<Holder | undefined | 'unknown'>;
  /** The person's current state; undefined: not active. `unknown`: the back end does not answer. */
  readonly findPersonStatus: (holder: Holder) => Promise<PersonStatus | undefined | 'unknown'>;
  /** What mails say in a language, by group and key, as it is written. */
  readonly mailTexts: (language: Language) => Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly settings: SiteSettings;
  readonly assets: Assets;
  /** Signs what a cookie says, so that nobody else can say it. URL-safe. */
  readonly sign: (text: string) => string;
  readonly log: {
    readonly warn: (message: string, fields?: Readonly<Record<string, unknown>>) => void;
    readonly error: (message: string, fields?: Readonly<Record<string, unknown>>) => void;
  };
};

export type SiteSettings = {
  readonly production: boolean;
  /** Scheme and host of the main site as the world sees it; its scheme holds for the other sites, too. */
  readonly origin: string;
  /** Domain in the content → host (with port) that serves it here. */
  readonly siteHosts: ReadonlyMap<string, string>;
  readonly showHiddenCountries: boolean;
  /** The OpenID issuer by which people of the portal sign in. */
  readonly issuer: string;
  readonly uploadLimits: UploadLimits;
};

export const serverContext = createContext<ServerContext>();
