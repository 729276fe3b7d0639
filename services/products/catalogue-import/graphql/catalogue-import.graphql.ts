import {
  importDecisions,
  importKinds,
  importProblemCodes,
  importStates,
  isWorking,
} from '#contracts/products/catalogue-import.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { unreadableReasons } from '#services/foundation/unreadable-file.ts';
import { numberWithin } from '../../arguments.ts';
import { builder } from '../../builder.ts';
import { trusted } from '../../draft/graphql/draft-arguments.ts';
import { getLanguage } from '../../language/texts.ts';
import type { FieldChange, ImportProblem } from '../compare-item.ts';
import {
  countImport,
  findImport,
  findImports,
  findLines,
  findMapping,
  type ImportCounts,
  type ImportLine,
  type ImportRow,
  type ListedImport,
} from '../find-imports.ts';
import { silentSeconds } from '../import-steps.ts';
import { type MappingChoices, proposeChoices } from '../mapping-choices.ts';
import type { FileProblem } from '../staging/stage-worker.ts';
import type { MetWord } from '../staging/survey.ts';

const StateEnum = builder.enumType('CatalogueImportState', { values: importStates });
const KindEnum = builder.enumType('CatalogueImportKind', { values: importKinds });
const ReasonEnum = builder.enumType('UnreadableReason', { values: unreadableReasons });
const ProblemEnum = builder.enumType('CatalogueImportProblemCode', { values: importProblemCodes });
export const DecisionEnum = builder.enumType('CatalogueImportDecision', { values: importDecisions });

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
    problem: t.expose('problem', { type: Problem, nullable: true }),
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

const ChangeType = builder.objectRef<FieldChange>('CatalogueImportChange').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: '`names/de`, `values/cross_section`.' }),
    before: t.exposeString('before', { description: 'Empty: nothing.' }),
    after: t.exposeString('after'),
    isBoth: t.exposeBoolean('isBoth', { description: 'Changed here, too, since the last import.' }),
  }),
});

const LineProblem = builder.objectRef<ImportProblem>('CatalogueImportProblem').implement({
  fields: (t) => ({
    code: t.expose('code', { type: ProblemEnum }),
    field: t.exposeString('field', { description: 'Empty: the product as a whole.' }),
    detail: t.exposeString('detail'),
  }),
});

const Line = builder.objectRef<ImportLine>('CatalogueImportLine').implement({
  fields: (t) => ({
    place: t.exposeInt('place'),
    line: t.exposeInt('line', { description: 'In the file.' }),
    slug: t.exposeString('slug', { nullable: true }),
    name: t.exposeString('name', { nullable: true }),
    kind: t.expose('kind', { type: KindEnum }),
    changes: t.field({ type: [ChangeType], resolve: ({ comparison }) => comparison?.changes ?? [] }),
    problems: t.field({ type: [LineProblem], resolve: ({ comparison }) => comparison?.problems ?? [] }),
    decision: t.exposeString('decision', { nullable: true }),
    isDraftable: t.exposeBoolean('isDraftable'),
    isDrafted: t.exposeBoolean('isDrafted'),
  }),
});

type Lines = { items: ImportLine[]; total: number; hasNextPage: boolean };

const LinesType = builder.objectRef<Lines>('CatalogueImportLines').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Line] }),
    total: t.exposeInt('total'),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
});

const maxSearch = 100;

builder.queryField('catalogueImportLines', (t) =>
  t.field({
    type: LinesType,
    description: 'What a file would change, in its order.',
    args: {
      id: t.arg.id({ required: true }),
      kinds: t.arg({ type: [KindEnum], required: true }),
      search: t.arg.string(),
      after: t.arg.int({ description: 'The place of the last one that is known.' }),
      first: t.arg.int({ description: '50 by default, at most 200.' }),
    },
    resolve(_, { id, kinds, search, after, first }, reader) {
      const wanted = search?.trim() ?? '';
      if (wanted.length > maxSearch || wanted.includes('\u0000'))
        throw badInput(`Must be at most ${maxSearch} characters.`, 'search');
      return findLines(trusted(reader).connection, {
        id: importIdArgument(id),
        kinds,
        search: wanted || null,
        after: after ?? -1,
        many: numberWithin(first ?? 50, 1, 200, 'first'),
      });
    },
  }),
);
