import type { Language } from '../languages.ts';

/** A stored file, as the file store describes it. */
export type CompanyFile = {
  readonly hash: string;
  readonly size: number;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly transparent: boolean;
};

/** The validated answers of the set-up. */
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
  /** The language in which pages are written first. */
  readonly defaultLanguage: Language;
  /** Codes; readers elsewhere get the international site. */
  readonly countries: readonly string[];
  /** Undefined: those of each reader's country. */
  readonly units: 'Metric' | 'Imperial' | undefined;
  /** Paths of the pages that start as drafts. */
  readonly pages: readonly string[];
  /** Stored already. */
  readonly logo: CompanyFile | undefined;
  readonly typeface: CompanyFile | undefined;
  readonly chief: { readonly name: string; readonly email: string; readonly passwordHash: string };
};
