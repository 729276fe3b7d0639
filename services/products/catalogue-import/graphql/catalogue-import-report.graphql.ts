import { importDecisions, importKinds, importProblemCodes } from '#contracts/products/catalogue-import.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { numberWithin } from '../../arguments.ts';
import { builder } from '../../builder.ts';
import { trusted } from '../../draft/graphql/draft-arguments.ts';
import type { FieldChange, ImportProblem } from '../compare-item.ts';
import { findImport, findLines, type ImportLine } from '../find-imports.ts';
import { type ReportPart as ReportPartRow, writeReportPart } from '../report/report-csv.ts';
import { type SourcePart, sourceParts } from '../report/source-parts.ts';
import { importIdArgument } from './catalogue-import.graphql.ts';

const KindEnum = builder.enumType('CatalogueImportKind', { values: importKinds });
const ProblemEnum = builder.enumType('CatalogueImportProblemCode', { values: importProblemCodes });
export const DecisionEnum = builder.enumType('CatalogueImportDecision', { values: importDecisions });

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

const SourcePartType = builder.objectRef<SourcePart>('CatalogueImportSourcePart').implement({
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

type ReportedLine = ImportLine & { heads?: readonly string[] };

const Line = builder.objectRef<ReportedLine>('CatalogueImportLine').implement({
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
    source: t.field({
      type: [SourcePartType],
      description: 'What the file says, in its own words, where it was asked for.',
      resolve: ({ source, heads }) => (source ? sourceParts(source, heads ?? []) : []),
    }),
  }),
});

type Lines = { items: ReportedLine[]; total: number; hasNextPage: boolean };

const LinesType = builder.objectRef<Lines>('CatalogueImportLines').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Line] }),
    total: t.exposeInt('total'),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
});

const maxSearch = 100;

/** @throws BAD_USER_INPUT */
function searchArgument(search: string | null | undefined): string | null {
  const wanted = search?.trim() ?? '';
  if (wanted.length > maxSearch || wanted.includes('\u0000'))
    throw badInput(`Must be at most ${maxSearch} characters.`, 'search');
  return wanted || null;
}

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
      withSource: t.arg.boolean({ description: 'Whether the lines say what stands in the file.' }),
    },
    async resolve(_, { id, kinds, search, after, first, withSource }, reader) {
      const { connection } = trusted(reader);
      const found = await findLines(connection, {
        id: importIdArgument(id),
        kinds,
        search: searchArgument(search),
        after: after ?? -1,
        many: numberWithin(first ?? 50, 1, 200, 'first'),
        withSource: withSource ?? false,
      });
      if (!withSource) return found;
      const heads = (await findImport(connection, id))?.head?.heads ?? [];
      return { ...found, items: found.items.map((item) => ({ ...item, heads })) };
    },
  }),
);

const ReportPart = builder.objectRef<ReportPartRow>('CatalogueImportReportPart').implement({
  fields: (t) => ({
    csv: t.exposeString('csv', { description: 'The first part begins with the titles of the columns.' }),
    last: t.exposeInt('last', {
      nullable: true,
      description: 'Where the next part begins; null: this is the end.',
    }),
  }),
});

builder.queryField('catalogueImportReport', (t) =>
  t.field({
    type: ReportPart,
    description: 'The report as CSV, a row for each finding, some hundred products at a time.',
    args: {
      id: t.arg.id({ required: true }),
      kinds: t.arg({ type: [KindEnum], required: true }),
      search: t.arg.string(),
      after: t.arg.int({ description: 'As the part before says.' }),
    },
    async resolve(_, { id, kinds, search, after }, reader) {
      const { connection } = trusted(reader);
      const row = await findImport(connection, importIdArgument(id));
      if (!row) throw notFound();
      const wanted = { id, kinds, search: searchArgument(search), after: after ?? null };
      return writeReportPart(connection, wanted, row.state);
    },
  }),
);
