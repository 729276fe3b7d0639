import { checkField } from '#contracts/form-fields.ts';
import {
  type MaintainedField,
  machineYears,
  maintainedFieldNames,
  maintainedFields,
} from '#contracts/support/machine-fields.ts';
import { badFields } from '#services/foundation/refusals.ts';
import type { MachineRow } from '../machine/machine-row.ts';

/** A machine as an editor writes it: texts as they were filled in. */
export type WrittenMachine = { readonly [Name in MaintainedField]: string } & {
  readonly productSlug: string;
};

/** The same as it is stored. */
export type CheckedMachine = Pick<MachineRow, MaintainedField | 'productSlug'>;

const slug = /^[a-z\d][\w.-]{0,119}$/;
const brandId = /^[\w-]{1,80}$/;

/**
 * Converts an editor's input into the stored form.
 * @throws BAD_USER_INPUT by field: `required`, `tooLong`, `invalid`; `beforeCommissioning` for a warranty
 */
export function checkMachine(given: WrittenMachine): CheckedMachine {
  const texts = Object.fromEntries(
    maintainedFieldNames.map((name) => [
      name,
      tidy(given[name], maintainedFields[name].kind === 'multiline'),
    ]),
  ) as Record<MaintainedField, string>;
  const problems: Record<string, string> = {};
  for (const name of maintainedFieldNames) {
    const problem = checkField(maintainedFields[name], texts[name]);
    if (problem) problems[name] = problem === 'missing' ? 'required' : problem;
  }
  const year = Number(texts.yearOfConstruction);
  if (!problems.yearOfConstruction && (year < machineYears.first || year > machineYears.last))
    problems.yearOfConstruction = 'invalid';
  if (!problems.brand && !brandId.test(texts.brand)) problems.brand = 'invalid';
  const productSlug = given.productSlug.trim() || null;
  if (productSlug && !slug.test(productSlug)) problems.productSlug = 'invalid';
  const { commissionedAt, warrantyUntil } = texts;
  if (!problems.warrantyUntil && commissionedAt && warrantyUntil && warrantyUntil < commissionedAt)
    problems.warrantyUntil = 'beforeCommissioning';
  if (Object.keys(problems).length > 0) throw badFields(problems);
  return {
    ...texts,
    productSlug,
    yearOfConstruction: year,
    status: texts.status as MachineRow['status'],
    contract: texts.contract as MachineRow['contract'],
    commissionedAt: commissionedAt || null,
    warrantyUntil: warrantyUntil || null,
    lastServiceAt: texts.lastServiceAt || null,
  };
}

function tidy(text: string, hasLines: boolean): string {
  const controls = hasLines ? /[\p{Cc}--[\n\t]]+/gv : /\p{Cc}+/gu;
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, ' ').trim();
}
