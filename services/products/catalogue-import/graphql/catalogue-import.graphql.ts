import {
  importStates,
  isWorking,
  stepFailureReasons,
  workingStates,
} from '#contracts/products/catalogue-import.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { unreadableReasons } from '#services/foundation/unreadable-file.ts';
import { builder } from '../../builder.ts';
import { trusted } from '../../draft/graphql/draft-arguments.ts';
import { getLanguage } from '../../language/texts.ts';
import {
  countImport,
  findImport,
  findImports,
  findMapping,
  type ImportCounts,
  type ImportRow,
  type ListedImport,
} from '../find-imports.ts';
import { type AttributeGuess, guessAttribute } from '../guess-attribute.ts';
import { type MappingChoices, proposeChoices } from '../mapping-choices.ts';
import type { FileProblem } from '../staging/stage-worker.ts';
import type { MetWord } from '../staging/survey.ts';
import { silentSeconds } from '../steps/import-steps.ts';
import type { StepFailure } from '../steps/step-failure.ts';

const StateEnum = builder.enumType('CatalogueImportState', { values: importStates });
const StepEnum = builder.enumType('CatalogueImportStep', { values: workingStates });
const ReasonEnum = builder.enumType('UnreadableReason', { values: unreadableReasons });
const FailureEnum = builder.enumType('CatalogueImportFailureReason', { values: stepFailureReasons });

const isWorkedOn = ({ state, touchedAt }: Pick<ImportRow, 'state' | 'touchedAt'>) =>
  isWorking(state) && Date.now() - touchedAt.getTime() < silentSeconds * 1000;

const Listed = builder.objectRef<ListedImport>('ListedCatalogueImport').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    by: t.exposeString('by'),
    fileName: t.exposeString('fileName'),
    state: t.expose('state', { type: StateEnum }),
    total: t.exposeInt('total', { description: 'Products in the file.' }),
  }),
});

/** A term of a file, and its proposed meaning. */
type Proposed = MetWord & { target: string | null | undefined };

const Guess = builder.objectRef<AttributeGuess>('CatalogueAttributeGuess').implement({
  description: 'What a new attribute would be, from the first values.',
  fields: (t) => ({
    isText: t.exposeBoolean('isText'),
    unit: t.exposeString('unit', { nullable: true, description: 'The metric one.' }),
  }),
});

const Word = builder.objectRef<Proposed>('CatalogueImportWord').implement({
  description: 'A column, feature, group or brand that a file names.',
  fields: (t) => ({
    name: t.exposeString('name'),
    label: t.exposeString('label', { nullable: true, description: 'Where its name is a number.' }),
    unit: t.exposeString('unit', { nullable: true }),
    count: t.exposeInt('count', { description: 'In how many products it stands.' }),
    values: t.exposeStringList('values', { description: 'The first ones.' }),
    target: t.string({
      nullable: true,
      description: 'What it is here: chosen, or proposed.',
      resolve: ({ target }) => target ?? null,
    }),
    guess: t.field({ type: Guess, resolve: guessAttribute }),
    isDecided: t.boolean({
      description: 'Somebody or the word itself says what it is, or that it is left out.',
      resolve: ({ target }) => target !== undefined,
    }),
  }),
});

type Words = { language: string; fields: Proposed[]; groups: Proposed[]; brands: Proposed[] };

const WordsType = builder.objectRef<Words>('CatalogueImportWords').implement({
  fields: (t) => ({
    language: t.exposeString('language', { description: 'Of texts that name none.' }),
    fields: t.expose('fields', { type: [Word] }),
    groups: t.expose('groups', { type: [Word] }),
    brands: t.expose('brands', { type: [Word] }),
  }),
});

const Problem = builder.objectRef<FileProblem>('CatalogueFileProblem').implement({
  fields: (t) => ({
    reason: t.expose('reason', { type: ReasonEnum }),
    line: t.exposeInt('line', { description: '0: the file as a whole.' }),
    message: t.exposeString('message', { description: 'In English, for people who write such files.' }),
  }),
});

const Failure = builder.objectRef<StepFailure>('CatalogueImportFailure').implement({
  description: 'A step that did not finish; the import is as it was before.',
  fields: (t) => ({
    step: t.expose('step', { type: StepEnum }),
    reason: t.expose('reason', { type: FailureEnum }),
  }),
});

const Counts = builder.objectRef<ImportCounts>('CatalogueImportCounts').implement({
  fields: (t) => ({
    mend: t.int({ resolve: ({ kinds }) => kinds.MEND ?? 0 }),
    both: t.int({ resolve: ({ kinds }) => kinds.BOTH ?? 0 }),
    changed: t.int({ resolve: ({ kinds }) => kinds.CHANGED ?? 0 }),
    created: t.int({ resolve: ({ kinds }) => kinds.CREATED ?? 0 }),
    same: t.int({ resolve: ({ kinds }) => kinds.SAME ?? 0 }),
    ready: t.exposeInt('ready', { description: 'As is decided now, so many would become drafts.' }),
    drafted: t.exposeInt('drafted', { description: 'Drafts that came of it.' }),
    waiting: t.exposeInt('waiting', { description: 'Of these, nobody has touched or published so many.' }),
    published: t.exposeInt('published'),
  }),
});

const ImportType = builder.objectRef<ImportRow & { editorLanguage: string }>('CatalogueImport').implement({
  description: "A supplier's file on its way into the drafts of products.",
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    by: t.exposeString('by'),
    fileName: t.exposeString('fileName'),
    bytes: t.exposeFloat('bytes'),
    state: t.expose('state', { type: StateEnum }),
    isWorkedOn: t.boolean({
      description: 'A process is at it; else, in a state of work, its process has ended.',
      resolve: isWorkedOn,
    }),
    done: t.exposeInt('done', { description: 'Products, of the step that runs.' }),
    total: t.exposeInt('total', { description: '0: nobody knows yet.' }),
    secondsRun: t.int({
      description: 'How long the step that runs has been running.',
      resolve: ({ begunAt }) => Math.max(0, Math.round((Date.now() - begunAt.getTime()) / 1000)),
    }),
    problem: t.expose('problem', { type: Problem, nullable: true }),
    failure: t.expose('failure', { type: Failure, nullable: true }),
    format: t.string({ nullable: true, resolve: ({ head }) => head?.format ?? null }),
    supplier: t.string({ nullable: true, resolve: ({ head }) => head?.supplier ?? null }),
    encoding: t.string({ nullable: true, resolve: ({ head }) => head?.encoding ?? null }),
    formulas: t.stringList({
      description: 'Cells with a formula whose value is not stored.',
      resolve: ({ head }) => [...(head?.formulas ?? [])],
    }),
    words: t.field({
      type: WordsType,
      nullable: true,
      async resolve({ head, choices, shape, editorLanguage }, _, { connection, vocabulary }) {
        if (!head) return null;
        const remembered = choices ?? (await findMapping(connection, shape));
        const chosen = proposeChoices(head, remembered, await vocabulary(), editorLanguage);
        return wordsOf(head.survey, chosen, head.format !== 'bmecat');
      },
    }),
    counts: t.field({ type: Counts, resolve: ({ id }, _, { connection }) => countImport(connection, id) }),
  }),
});

function wordsOf(
  { fields, groups, brands }: Record<'fields' | 'groups' | 'brands', MetWord[]>,
  chosen: MappingChoices,
  isTable: boolean,
): Words {
  const proposed = (words: readonly MetWord[], targets: Readonly<Record<string, string | null>>) =>
    words.map((word) => ({
      ...word,
      target: Object.hasOwn(targets, word.name) ? targets[word.name] : undefined,
    }));
  /** In a table, classes and brands are named by the cells of their columns. */
  const inColumn = (target: string): MetWord[] =>
    fields
      .filter(({ name }) => chosen.fields[name] === target)
      .flatMap(({ values }) => values)
      .map((name) => ({ name, label: null, unit: null, count: 0, values: [] }));
  return {
    language: chosen.language,
    fields: proposed(fields, chosen.fields),
    groups: proposed(isTable ? inColumn('classifications') : groups, chosen.groups),
    brands: proposed(isTable ? inColumn('brand') : brands, chosen.brands),
  };
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws NOT_FOUND for a text that is not an id */
export function importIdArgument(id: string): string {
  if (!idPattern.test(id)) throw notFound();
  return id;
}

builder.queryField('catalogueImports', (t) =>
  t.field({
    type: [Listed],
    description: 'Files that came in, the newest first.',
    resolve: (_, __, reader) => findImports(trusted(reader).connection),
  }),
);

builder.queryField('catalogueImport', (t) =>
  t.field({
    type: ImportType,
    nullable: true,
    args: { id: t.arg.id({ required: true }), language: t.arg.string({ required: true }) },
    async resolve(_, { id, language }, reader) {
      const row = await findImport(trusted(reader).connection, importIdArgument(id));
      return row && { ...row, editorLanguage: getLanguage(language) };
    },
  }),
);
