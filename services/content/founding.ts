import type { Pool } from 'pg';
import { isLanguage } from '#contracts/languages.ts';
import type { NewCompany } from '#contracts/setup/new-company.ts';
import type { CompanyTheme, SetupCountry } from '#contracts/setup/setup.ts';
import { plainName } from './editor/editor-name.ts';
import { problemOfPassword } from './editor/password-rules.ts';
import { sharedName } from './editor/sign-in/shared-password.ts';
import { hashPassword } from './page/protection/page-password.ts';

/** Creates a company where there is none. */
export type Founding = {
  /** The countries where it may sell: all for which the program has addresses. */
  readonly countries: () => Promise<readonly SetupCountry[]>;
  /** Whether no editor may use the name. */
  readonly isNameTaken: (name: string) => boolean;
  readonly problemOfPassword: typeof problemOfPassword;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Creates its site, first pages, look and chief editor; false: a company exists already. */
  readonly found: (company: NewCompany, theme: CompanyTheme) => Promise<boolean>;
};

/** The parsers of files are loaded only here: a back end that has its company does not need them. */
export function createFounding(pool: Pool): Founding {
  return {
    async countries() {
      const { readCompanyCountries } = await import('./import/read-first-pages.ts');
      return (await readCompanyCountries()).map(({ countryCode, supportedLanguages }) => ({
        code: countryCode,
        languages: supportedLanguages.filter(isLanguage),
      }));
    },
    isNameTaken: (name) => plainName(name) === plainName(sharedName),
    problemOfPassword,
    hashPassword,
    async found(company, theme) {
      const { foundCompany } = await import('./import/found-company.ts');
      return foundCompany(pool, company, { ...theme, sortIndex: 0 });
    },
  };
}
