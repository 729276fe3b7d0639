import type { Pool } from 'pg';
import { badInput } from '#services/foundation/bad-input.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { findImport } from './find-imports.ts';
import { isColumnTarget, type MappingChoices } from './mapping-choices.ts';
import type { StagedHead } from './staging/staged-item.ts';
import { beginStep } from './steps/import-steps.ts';

const choose = statement<never, { id: string; choices: string }>(
  'products_catalogue_import_choose',
  'UPDATE products.catalogue_import SET choices = :choices WHERE id = :id::uuid',
);

const remember = statement<never, { shape: string; choices: string; by: string }>(
  'products_catalogue_mapping_note',
  `INSERT INTO products.catalogue_mapping AS old (shape, choices, by, at) VALUES (:shape, :choices::jsonb, :by, now())
   ON CONFLICT (shape) DO UPDATE SET by = EXCLUDED.by, at = EXCLUDED.at,
     choices = old.choices || EXCLUDED.choices || jsonb_build_object(
       'fields', old.choices->'fields' || EXCLUDED.choices->'fields',
       'groups', old.choices->'groups' || EXCLUDED.choices->'groups',
       'brands', old.choices->'brands' || EXCLUDED.choices->'brands')`,
);

type Order = { id: string; by: string; choices: MappingChoices };

/**
 * Stores what the terms of a file mean here, and remembers it for the next file of the same supplier. The
 * file has to be compared again afterwards.
 * @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT
 */
export async function chooseMapping(
  pool: Pool,
  { id, by, choices }: Order,
  vocabulary: Vocabulary,
): Promise<void> {
  const row = await findImport(pool, id);
  if (!row) throw notFound();
  if (row.head) checkChoices(choices, row.head, vocabulary);
  await inTransaction(pool, async (connection) => {
    await beginStep(connection, id, ['READ', 'COMPARED'], 'COMPARING');
    const text = JSON.stringify(choices);
    await choose(connection, { id, choices: text });
    if (row.shape !== null) await remember(connection, { shape: row.shape, choices: text, by });
  });
}

function checkChoices(
  { fields, groups, brands }: MappingChoices,
  head: StagedHead,
  vocabulary: Vocabulary,
): void {
  const isTable = head.format !== 'bmecat';
  const { attributes, tree } = vocabulary;
  const isField = (target: string) => attributes.has(target) || (isTable && isColumnTarget(target));
  const check = (
    chosen: Readonly<Record<string, string | null>>,
    isKnown: (target: string) => boolean,
    field: string,
  ) => {
    const unknown = Object.values(chosen).find((target) => target !== null && !isKnown(target));
    if (unknown !== undefined) throw badInput(`"${unknown?.slice(0, 100)}" is not known here.`, field);
  };
  check(fields, isField, 'fields');
  check(groups, (target) => tree.has(target), 'groups');
  check(brands, (target) => vocabulary.brands.has(target), 'brands');
  const targets = Object.values(fields).filter((target) => target !== null);
  if (isTable && !targets.includes('slug'))
    throw badInput('One column must contain the article numbers.', 'fields.slug');
}
