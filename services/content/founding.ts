import type { Pool } from 'pg';
import { isLanguage } from '#contracts/languages.ts';
import type { NewCompany } from '#contracts/setup/new-company.ts';
import type { CompanyTheme, SetupCountry } from '#contracts/setup/setup.ts';
import { plainName } from './editor/editor-name.ts';
import { problemOfPassword } from './editor/password-rules.ts';
import { sharedName } from './editor/sign-in/shared-password.ts';
import { hashPassword } from './page/protection/page-password.ts';

/** How a company begins where there is none. */
export type Founding = {
  /** Where it may sell: everywhere that the program has addresses for. */
  readonly countries: () => Promise<readonly SetupCountry[]>;
  /** Whether no editor may bear the name. */
  readonly isNameTaken: (name: string) => boolean;
  readonly problemOfPassword: typeof problemOfPassword;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Makes its site, first pages, look and chief editor; false: there is a company already. */
  readonly found: (company: NewCompany, theme: CompanyTheme) => Promise<boolean>;
};

/** What reads files is read only now: a back end that has its company needs none of it. */
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
