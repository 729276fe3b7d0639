import type { FileStore } from '#services/files/index.ts';
import { openSetupStore, type SetupStore } from '#services/setup/index.ts';
import type { BackEnds } from '../back-ends/open-back-ends.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { readSecret } from '../secret.ts';
import type { Config } from '../settings/config.ts';
import { type FirstSetup, openFirstSetup } from './first-setup.ts';

type Parts = {
  readonly config: Config;
  readonly store: SetupStore;
  readonly backEnds: BackEnds;
  readonly files: Pick<FileStore, 'store'>;
  readonly log: Log;
};

export function openStore({ openPool }: Pick<Database, 'openPool'>, secret: string): Promise<SetupStore> {
  return openSetupStore(openPool('beside'), secret);
}

/** The company that an installation shows or, while there is none, its set-up. */
export type Ownership = {
  /** Whether it is the sample's, which is loaded where it is missing. */
  readonly isSample: boolean;
  readonly setup: FirstSetup | undefined;
};

/**
 * Whether the database belongs to the sample company or to another one, which is recorded there: a company
 * that was set up is never mixed with the sample, whatever the settings of a later start.
 */
export async function findOwnership({ config, store, backEnds, files, log }: Parts): Promise<Ownership> {
  const content = backEnds.content.own;
  const progress = await store.progress();
  if (!content || progress === 'finished')
    return { isSample: progress === undefined && config.samples === 'company', setup: undefined };
  if (progress === undefined) {
    if (config.samples === 'company') return { isSample: true, setup: undefined };
    if (!(await content.isEmpty())) {
      log.info('There is a company already: SAMPLES=none removes nothing');
      return { isSample: false, setup: undefined };
    }
    await store.begin();
  }
  const { isSecondFactorRequired: isFactorRequired } = config;
  return {
    isSample: false,
    setup: await openFirstSetup({
      store,
      content,
      files,
      products: backEnds.products.own,
      isFactorRequired,
      secret: readSecret(config),
      hasMailServer: config.smtpUrl !== undefined,
      log,
    }),
  };
}
