import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { companyPart as contentPart } from '#services/content/index.ts';
import type { CompanyPart } from '#services/foundation/company/company-part.ts';
import { isMigrated } from '#services/foundation/migrate.ts';
import { companyPart as identityPart } from '#services/identity/index.ts';
import { companyPart as productPart } from '#services/products/index.ts';
import { companyPart as supportPart } from '#services/support/index.ts';
import { type Config, SettingError } from '../settings/config.ts';

/**
 * The parts of a company that this installation stores: those of its embedded back ends. Data in remote back
 * ends cannot be moved from here.
 */
export async function findParts(config: Config): Promise<CompanyPart[]> {
  return [
    ...(config.contentApiUrl ? [] : [await contentPart()]),
    ...(config.productApiUrl ? [] : [await productPart()]),
    ...(config.accountsApiUrl ? [] : [await identityPart()]),
    ...(config.supportApiUrl ? [] : [await supportPart()]),
  ];
}

/** @throws {SettingError} when the database was migrated by another version of the program, or by none */
export async function requireShape(pool: Pool, parts: readonly CompanyPart[]): Promise<void> {
  for (const { migrations, schema } of parts) {
    if (await isMigrated(pool, fileURLToPath(migrations), schema)) continue;
    throw new SettingError(
      `The database is not in the shape that this version of the program knows (${schema}). Start the site with this version once, or use the version that it runs with.`,
    );
  }
}
