import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { Setup, StoredStep } from '#contracts/setup/setup.ts';
import type { SetupStep, StepValues } from '#contracts/setup/steps.ts';
import { migrate } from '#services/foundation/migrate.ts';
import { createSetupCodes } from './code/setup-code.ts';
import {
  beginSetup,
  type CompanyName,
  findCompanyName,
  findProgress,
  findSteps,
  finishSetup,
  nameCompany,
  saveStep,
} from './progress/progress.ts';

/** The stored state of a set-up; `server/setup/`, which knows all back ends, creates the company from it. */
export type SetupStore = Pick<Setup, 'tryCode' | 'isPass' | 'steps'> & {
  /** Gives what somebody else has saved meanwhile; nothing is changed then. */
  readonly save: (step: SetupStep, values: StepValues, revision: number) => Promise<StoredStep | undefined>;
  /** Undefined: this database did not begin empty. */
  readonly progress: () => Promise<'open' | 'finished' | undefined>;
  readonly begin: () => Promise<void>;
  readonly company: () => Promise<CompanyName | undefined>;
  /** Stored before the company is created, so that every process knows its name at once. */
  readonly nameCompany: (company: CompanyName) => Promise<void>;
  /** Deletes everything but the fact that there was a set-up. */
  readonly end: () => Promise<void>;
  /** Creates a new code, which the caller shows to the owner of the machine. */
  readonly renewCode: () => Promise<string>;
};

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens the store of the set-up on a database, which is migrated first. */
export async function openSetupStore(pool: Pool, secret: string): Promise<SetupStore> {
  await migrate(pool, migrations, 'setup');
  const { renew, tryCode, isPass } = createSetupCodes(pool, secret);
  return {
    progress: () => findProgress(pool),
    begin: () => beginSetup(pool),
    company: () => findCompanyName(pool),
    nameCompany: (company) => nameCompany(pool, company),
    end: () => finishSetup(pool),
    renewCode: renew,
    tryCode,
    isPass,
    steps: () => findSteps(pool),
    save: (step, values, revision) => saveStep(pool, step, values, revision),
  };
}
