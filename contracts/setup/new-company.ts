import type { Language } from '../languages.ts';

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
  readonly chief: { readonly name: string; readonly email: string; readonly passwordHash: string };
};
