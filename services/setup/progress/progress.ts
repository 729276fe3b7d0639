import type { StoredStep, StoredSteps } from '#contracts/setup/setup.ts';
import type { SetupStep, StepValues } from '#contracts/setup/steps.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

const find = statement<{ isFinished: boolean }>(
  'setup_progress',
  'SELECT finished_at IS NOT NULL AS "isFinished" FROM setup.progress',
);
const begin = statement<never>(
  'setup_begin',
  'INSERT INTO setup.progress DEFAULT VALUES ON CONFLICT DO NOTHING',
);
/** The company holds the answers now; stored here they would be a second copy, with the hash of a password. */
const finish = statement<never>(
  'setup_finish',
  `WITH said AS (DELETE FROM setup.step), entered AS (DELETE FROM setup.code)
   UPDATE setup.progress SET finished_at = now() WHERE finished_at IS NULL`,
);
const findCompany = statement<{ company: CompanyName | null }>(
  'setup_company',
  'SELECT company FROM setup.progress',
);
const name = statement<never, { company: string }>(
  'setup_name_company',
  'UPDATE setup.progress SET company = :company::jsonb',
);
const all = statement<StoredStep & { name: SetupStep }>(
  'setup_steps',
  'SELECT name, "values", revision FROM setup.step',
);
const save = statement<{ revision: number }, { name: SetupStep; values: string; revision: number }>(
  'setup_save_step',
  `INSERT INTO setup.step AS old (name, "values", revision) SELECT :name, :values::jsonb, 1
   ON CONFLICT (name) DO UPDATE SET "values" = EXCLUDED."values", revision = old.revision + 1, saved_at = now()
     WHERE old.revision = :revision OR old."values" = EXCLUDED."values"
   RETURNING revision`,
);

/** The sender of a company's mail. */
export type CompanyName = {
  readonly name: string;
  readonly email: string;
  /** The encrypted address of its mail server; undefined: there is none. */
  readonly mailServer?: string | undefined;
};

/** The name of the company; undefined: it is not set up yet, or it is the sample company. */
export async function findCompanyName(connection: Connection): Promise<CompanyName | undefined> {
  return (await findCompany(connection))[0]?.company ?? undefined;
}

export async function nameCompany(connection: Connection, company: CompanyName): Promise<void> {
  await name(connection, { company: JSON.stringify(company) });
}

/** The progress of this database's set-up; undefined: it did not begin empty. */
export async function findProgress(connection: Connection): Promise<'open' | 'finished' | undefined> {
  const [progress] = await find(connection);
  return progress && (progress.isFinished ? 'finished' : 'open');
}

export async function beginSetup(connection: Connection): Promise<void> {
  await begin(connection);
}

export async function finishSetup(connection: Connection): Promise<void> {
  await finish(connection);
}

export async function findSteps(connection: Connection): Promise<StoredSteps> {
  return Object.fromEntries((await all(connection)).map(({ name, ...step }) => [name, step]));
}

/**
 * Of two browsers that started from the same revision, the later one gets what the other has saved, and changes
 * nothing.
 */
export async function saveStep(
  connection: Connection,
  name: SetupStep,
  values: StepValues,
  revision: number,
): Promise<StoredStep | undefined> {
  const [saved] = await save(connection, { name, values: JSON.stringify(values), revision });
  if (saved) return undefined;
  const { [name]: kept = { values: {}, revision: 0 } } = await findSteps(connection);
  return kept;
}
