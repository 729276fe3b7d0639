import { badInput } from '#services/foundation/bad-input.ts';
import { idOrNothing, plainArgument } from '../../arguments.ts';
import { builder } from '../../builder.ts';
import { editorArgument, languagesArgument, trusted } from '../../editing-arguments.ts';
import type { XliffProblem } from '../xliff/problem.ts';
import { type Export, exportTranslations } from './export-translations.ts';
import { type ImportReport, importFiles, type SegmentReport } from './import-files.ts';

const VersionEnum = builder.enumType('XliffVersion', {
  values: { V1_2: { value: '1.2' }, V2_1: { value: '2.1' } } as const,
});
const ScopeEnum = builder.enumType('ExportScope', {
  description: 'open: only segments that are missing or outdated.',
  values: ['all', 'open'] as const,
});
const OutcomeEnum = builder.enumType('SegmentOutcome', {
  description: 'outdated: taken, but its source says something else by now.',
  values: [
    'codes',
    'notOneLine',
    'outdated',
    'taken',
    'tooLong',
    'unchanged',
    'unknownUnit',
    'untranslated',
  ] as const,
});

const ExportType = builder.objectRef<Export>('TranslationExport').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    content: t.string({
      nullable: true,
      description: 'The file in base64; null: there is nothing to translate.',
      resolve: ({ bytes }) => (bytes ? Buffer.from(bytes).toString('base64') : null),
    }),
    files: t.exposeInt('files'),
    segments: t.exposeInt('segments'),
  }),
});

const ProblemType = builder.objectRef<XliffProblem>('XliffProblem').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    line: t.exposeInt('line'),
    params: t.expose('params', { type: 'ProblemParams' }),
  }),
});

const SegmentReportType = builder.objectRef<SegmentReport>('SegmentReport').implement({
  fields: (t) => ({
    unit: t.exposeString('unit'),
    outcome: t.expose('outcome', { type: OutcomeEnum }),
    params: t.expose('params', { type: 'ProblemParams' }),
  }),
});

const ReportType = builder.objectRef<ImportReport>('TranslationImport').implement({
  description: 'What became of one page in a file. With problems nothing of it was changed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the file.' }),
    pageId: t.exposeID('pageId', { nullable: true }),
    title: t.exposeString('title', { nullable: true }),
    language: t.exposeString('language', { nullable: true }),
    problems: t.expose('problems', { type: [ProblemType] }),
    segments: t.expose('segments', { type: [SegmentReportType] }),
    isComplete: t.exposeBoolean('isComplete', { description: 'Nothing is missing or outdated any more.' }),
  }),
});

builder.mutationField('exportTranslations', (t) =>
  t.field({
    type: ExportType,
    description:
      'EDI-05: XLIFF for translators, a file a page and language; they are in progress from then on.',
    args: {
      siteId: t.arg.id({ description: 'Null: all sites.' }),
      pageIds: t.arg.idList({ description: 'Null: all pages.' }),
      below: t.arg.string({ description: 'Only pages at this path and below.' }),
      languages: t.arg.stringList({ required: true }),
      only: t.arg({ type: ScopeEnum, defaultValue: 'open' }),
      version: t.arg({ type: VersionEnum, defaultValue: '2.1' }),
      editorArea: t.arg.string({
        description:
          'Its address, for links to previews in the notes, which ask for the sign-in; null: without.',
      }),
      by: t.arg.string({ required: true }),
    },
    resolve(_, args, reader) {
      const { connection } = trusted(reader);
      editorArgument(args.by);
      const siteId = args.siteId ? idOrNothing(args.siteId) : null;
      if (siteId === undefined) throw badInput('Must be the id of a site.', 'siteId');
      return exportTranslations(connection, {
        siteId,
        pageIds: args.pageIds?.map(String) ?? null,
        below: args.below ? plainArgument(args.below, 'below', 500) : null,
        languages: languagesArgument(args.languages),
        only: args.only ?? 'open',
        version: args.version ?? '2.1',
        editorArea: args.editorArea ? webAddress(args.editorArea) : null,
      });
    },
  }),
);

/** @throws BAD_USER_INPUT */
function webAddress(text: string): string {
  const address = plainArgument(text, 'editorArea', 300);
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw badInput('Must be a web address.', 'editorArea');
  return address;
}

builder.mutationField('importTranslations', (t) =>
  t.field({
    type: [ReportType],
    description: 'EDI-05: takes XLIFF 2.2, 2.1, 2.0 or 1.2 back into the drafts, or a zip of such files.',
    args: {
      name: t.arg.string({ required: true, description: 'Of the file.' }),
      content: t.arg.string({ required: true, description: 'In base64.' }),
      by: t.arg.string({ required: true }),
    },
    async resolve(_, args, reader) {
      const { connection, editor } = trusted(reader);
      const by = editorArgument(args.by);
      const name = plainArgument(args.name, 'name', 300);
      return importFiles(connection, name, Buffer.from(args.content, 'base64'), {
        name: by,
        grants: editor?.grants ?? [],
      });
    },
  }),
);
