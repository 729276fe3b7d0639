import type { Language } from '../languages.ts';

/** What the file store says of a file that it took. */
export type CompanyFile = {
  readonly hash: string;
  readonly size: number;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly transparent: boolean;
};

/** What an empty installation learns about its company, validated. */
export type NewCompany = {
  readonly name: string;
  readonly legalName: string;
  readonly portalName: string;
  readonly legalForm: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly host: string;
  readonly languages: readonly Language[];
  /** In which pages are written first. */
  readonly defaultLanguage: Language;
  /** Codes; readers elsewhere get the international site. */
  readonly countries: readonly string[];
  /** Undefined: as in each country. */
  readonly units: 'Metric' | 'Imperial' | undefined;
  /** Paths of the pages that begin as drafts. */
  readonly pages: readonly string[];
  /** In the file store already. */
  readonly logo: CompanyFile | undefined;
  readonly typeface: CompanyFile | undefined;
  readonly chief: { readonly name: string; readonly email: string; readonly passwordHash: string };
};
