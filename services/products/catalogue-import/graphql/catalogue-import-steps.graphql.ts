import { isLanguage } from '#contracts/languages.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { builder } from '../../builder.ts';
import { textArgument, trusted } from '../../draft/graphql/draft-arguments.ts';
import { chooseMapping } from '../choose-mapping.ts';
import { decideLine } from '../decide-line.ts';
import { beginStep, dropImport, stopImport } from '../steps/import-steps.ts';
import { importIdArgument } from './catalogue-import.graphql.ts';
import { DecisionEnum } from './catalogue-import-report.graphql.ts';

const by = { required: true, description: 'The editor who does it, by name.' } as const;
const maxName = 200;

const WordChoice = builder.inputType('CatalogueWordChoice', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'As the file writes it.' }),
    target: t.string({ description: 'A field, an attribute, a class or a brand; null: it is left out.' }),
  }),
});

/** More choices than a file can offer. */
const maxChoices = 5000;
const maxChosen = 300;
/** The longest text that a cell of a spreadsheet can hold. */
const maxCell = 32_767;

type Choice = { name: string; target?: string | null | undefined };

/** @throws BAD_USER_INPUT, also for U+0000, which a text of PostgreSQL cannot hold */
function chosen(choices: readonly Choice[], field: string): Record<string, string | null> {
  const isOne = ({ name, target }: Choice) =>
    name.length <= maxCell &&
    (target?.length ?? 0) <= maxChosen &&
    !`${name}${target ?? ''}`.includes('\u0000');
  if (choices.length > maxChoices || !choices.every(isOne))
    throw badInput('Must be fewer and shorter.', field);
  return Object.fromEntries(choices.map(({ name, target }) => [name, target ?? null]));
}

builder.mutationField('compareCatalogueImport', (t) =>
  t.boolean({
    description:
      'Says what the words of a file are here, and begins to compare; nothing of the catalogue changes.',
    args: {
      id: t.arg.id({ required: true }),
      language: t.arg.string({ required: true, description: 'Of texts that name none.' }),
      fields: t.arg({ type: [WordChoice], required: true }),
      groups: t.arg({ type: [WordChoice], required: true }),
      brands: t.arg({ type: [WordChoice], required: true }),
      by: t.arg.string(by),
    },
    async resolve(_, { id, language, fields, groups, brands, by: name }, reader) {
      const { connection, vocabulary, runImportStep } = trusted(reader);
      if (!isLanguage(language)) throw badInput('Must be one of the languages here.', 'language');
      const order = { id: importIdArgument(id), by: textArgument(name, 'by', maxName) };
      const choices = {
        language,
        fields: chosen(fields, 'fields'),
        groups: chosen(groups, 'groups'),
        brands: chosen(brands, 'brands'),
      };
      await chooseMapping(connection, { ...order, choices }, await vocabulary());
      runImportStep(order);
      return true;
    },
  }),
);

builder.mutationField('stopCatalogueImport', (t) =>
  t.boolean({
    description: 'Ends what is being done: nothing of it is left. A file that is still read is forgotten.',
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, reader) {
      await stopImport(trusted(reader).connection, importIdArgument(id));
      return true;
    },
  }),
);

builder.mutationField('dropCatalogueImport', (t) =>
  t.boolean({
    description: 'Forgets a file and its report; drafts that came of it stay.',
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, reader) {
      await dropImport(trusted(reader).connection, importIdArgument(id));
      return true;
    },
  }),
);

builder.mutationField('decideCatalogueImportLine', (t) =>
  t.boolean({
    args: {
      id: t.arg.id({ required: true }),
      place: t.arg.int({ required: true }),
      decision: t.arg({ type: DecisionEnum, description: 'Null: as usual for its kind.' }),
    },
    async resolve(_, { id, place, decision }, reader) {
      const order = { id: importIdArgument(id), place, decision: decision ?? null };
      if (!(await decideLine(trusted(reader).connection, order))) throw notFound();
      return true;
    },
  }),
);

builder.mutationField('draftCatalogueImport', (t) =>
  t.boolean({
    description: 'Begins to make drafts of what a file changes: all of them or none.',
    args: { id: t.arg.id({ required: true }), by: t.arg.string(by) },
    async resolve(_, { id, by: name }, reader) {
      const { connection, runImportStep } = trusted(reader);
      const order = { id: importIdArgument(id), by: textArgument(name, 'by', maxName) };
      await beginStep(connection, order.id, ['COMPARED'], 'DRAFTING');
      runImportStep(order);
      return true;
    },
  }),
);

builder.mutationField('publishCatalogueImport', (t) =>
  t.boolean({
    description:
      'Begins to show visitors the drafts of an import that have no error: all of them at once or none.',
    args: { id: t.arg.id({ required: true }), by: t.arg.string(by) },
    async resolve(_, { id, by: name }, reader) {
      const { connection, runImportStep } = trusted(reader);
      const order = { id: importIdArgument(id), by: textArgument(name, 'by', maxName) };
      await beginStep(connection, order.id, ['DRAFTED', 'PUBLISHED'], 'PUBLISHING');
      runImportStep(order);
      return true;
    },
  }),
);
