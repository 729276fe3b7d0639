import type { CompanyFile } from '#contracts/setup/new-company.ts';
import type { CompanyTheme, Setup } from '#contracts/setup/setup.ts';
import {
  findStepProblems,
  type SetupStep,
  type StepProblems,
  type StepValues,
  setupStepNames,
} from '#contracts/setup/steps.ts';
import type { Content } from '#services/content/index.ts';
import type { FileStore } from '#services/files/index.ts';
import { openAddress } from '#services/foundation/cryptography/sign-file-address.ts';
import type { Products } from '#services/products/index.ts';
import type { SetupStore } from '#services/setup/index.ts';
import type { Log } from '../log.ts';
import { beginCatalogue } from './begin-catalogue.ts';
import { createCompanyFiles } from './company-files.ts';
import { getCompany } from './get-company.ts';
import { createMailStep } from './mail-server.ts';

type Parts = {
  readonly store: SetupStore;
  readonly content: Pick<Content, 'isEmpty' | 'founding'>;
  readonly files: Pick<FileStore, 'store'>;
  /** Undefined: another back end has the catalogue. */
  readonly products: Pick<Products, 'import' | 'hasProducts'> | undefined;
  readonly isFactorRequired: boolean;
  /** The key of the installation, which encrypts what is stored for later. */
  readonly secret: string;
  /** Whether the settings name a mail server. */
  readonly hasMailServer: boolean;
  readonly log: Log;
};

export type FirstSetup = Setup & {
  /** Checks again whether there is a company: another process may have created it. */
  readonly lookAgain: () => void;
};

/** The set-up of an installation whose database began empty and has no company yet. */
export async function openFirstSetup({
  store,
  content,
  files,
  products,
  isFactorRequired,
  secret,
  hasMailServer,
  log,
}: Parts): Promise<FirstSetup> {
  const { founding } = content;
  const { problemOfFile, keepFiles } = createCompanyFiles(files);
  const { withSeal, getServer, tryMail } = createMailStep(secret);
  let isOpen = true;

  async function look(): Promise<void> {
    if (!isOpen || (await content.isEmpty())) return;
    isOpen = false;
    await store.end();
    log.info('The set-up is done');
  }

  const problemsOf = (step: SetupStep, values: StepValues): StepProblems => ({
    ...(step === 'chief' && founding.isNameTaken(values.name ?? '') && { name: 'nameTaken' }),
    ...findStepProblems(step, values),
  });

  /** Stores a password as its hash, and a refused one not at all. */
  async function withHash(values: StepValues): Promise<{ values: StepValues; problems: StepProblems }> {
    const { password: given = '' } = values;
    if (given === '')
      return { values: { ...values, password: (await storedPassword()) ?? '' }, problems: {} };
    const problem = founding.problemOfPassword(given);
    return problem
      ? { values: { ...values, password: '' }, problems: { password: problem } }
      : { values: { ...values, password: await founding.hashPassword(given) }, problems: {} };
  }
  /** The values of a step as they may be stored: passwords hashed or encrypted. */
  async function withSecret(step: SetupStep, values: StepValues) {
    if (step === 'chief') return withHash(values);
    if (step === 'mail')
      return { values: withSeal(values, (await store.steps()).mail?.values), problems: {} };
    return { values, problems: {} };
  }
  const storedPassword = async () => (await store.steps()).chief?.values.password;

  await look();
  return {
    isOpen: () => isOpen,
    isFactorRequired,
    lookAgain: () =>
      void look().catch((error) => log.warn('Whether the set-up is done could not be found out', { error })),
    tryCode: store.tryCode,
    isPass: store.isPass,
    steps: store.steps,
    problemsOf,
    problemOfFile,
    hasCatalogue: products !== undefined,
    hasProducts: async () => !products || products.hasProducts(),
    hasMailServer,
    async tryMail(letter) {
      const { mail, company } = await store.steps();
      return tryMail(mail?.values ?? {}, company?.values.email ?? '', letter);
    },
    async save(step, given, revision) {
      const { values, problems } = await withSecret(step, given);
      const kept = await store.save(step, values, revision);
      return kept
        ? { kind: 'changed', kept }
        : { kind: 'saved', problems: { ...problemsOf(step, values), ...problems } };
    },
    countries: founding.countries,
    async finish(theme: CompanyTheme) {
      const steps = await store.steps();
      const lacking = setupStepNames.find(
        (step) => Object.keys(problemsOf(step, steps[step]?.values ?? {})).length > 0,
      );
      if (lacking) return { kind: 'lacking', step: lacking };
      const given = await keepFiles(steps.look?.values ?? {});
      const company = { ...getCompany(steps), ...given };
      // The catalogue is filled before the site exists, and twice is harmless: an interrupted set-up simply runs
      // again.
      await beginCatalogue(steps.catalogue?.values.starter, { products, files });
      const mailServer = getServer(steps.mail?.values ?? {});
      await store.nameCompany({ name: company.name, email: company.email, mailServer });
      await founding.found(company, withTypeface(theme, given.typeface));
      await look();
      return { kind: 'done' };
    },
  };
}

/** The look with the address of the company's own typeface. */
function withTypeface(theme: CompanyTheme, typeface: CompanyFile | undefined): CompanyTheme {
  if (!typeface) return theme;
  const address = `${openAddress('media', typeface.hash)}/typeface.woff2`;
  return { ...theme, tokens: { ...theme.tokens, 'typeface-file': address } };
}
