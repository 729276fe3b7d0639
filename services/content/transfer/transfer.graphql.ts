import { GraphQLError } from 'graphql';
import { isLanguage } from '#contracts/languages.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { getLength, idOrNothing, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, trusted } from '../editing-arguments.ts';
import { isPagePath } from '../page/page-address.ts';
import type { Reader } from '../request-context.ts';
import { allSites } from '../site/find-sites.ts';
import { findTransfer, newestTransfers } from './find-transfers.ts';
import { type FoundType, type Mapping, targets } from './mapping.ts';
import {
  countOutcomes,
  outcomes,
  type ReportLine,
  reportCsv,
  type SavedCounts,
  type Transfer,
} from './report.ts';
import { type SourceNote, sources, UnreadableExport } from './source-item.ts';

const TargetEnum = builder.enumType('TransferTarget', { values: targets });
const SourceEnum = builder.enumType('TransferSource', { values: sources });
const OutcomeEnum = builder.enumType('TransferOutcome', { values: outcomes });

const TransferNote = builder.objectRef<SourceNote>('TransferNote').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    value: t.exposeString('value', { description: 'Which element, shortcode, address or language.' }),
  }),
});

const TransferLine = builder.objectRef<ReportLine>('TransferLine').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    type: t.exposeString('type', { description: 'As the source calls it.' }),
    name: t.exposeString('name'),
    place: t.exposeString('place', { description: '`line 1082` or `entries[3]`.' }),
    outcome: t.expose('outcome', { type: OutcomeEnum }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'A code; null: there is nothing to say.',
    }),
    detail: t.exposeString('detail'),
    pageId: t.exposeID('pageId', { nullable: true }),
    path: t.exposeString('path'),
    redirectFrom: t.exposeString('redirectFrom', {
      nullable: true,
      description: 'The old address from which visitors are led to it.',
    }),
    notes: t.field({
      type: [TransferNote],
      description: 'What of it could not be taken as it was.',
      resolve: ({ notes }) => [...notes],
    }),
  }),
});

const TransferType = builder.objectRef<FoundType>('TransferType').implement({
  fields: (t) => ({
    type: t.exposeString('type'),
    count: t.exposeInt('count'),
    target: t.expose('target', { type: TargetEnum }),
  }),
});

const SavedCountsType = builder.objectRef<SavedCounts>('TransferKept').implement({
  fields: (t) => ({
    pages: t.exposeInt('pages', { description: 'Drafts.' }),
    news: t.exposeInt('news'),
    entries: t.exposeInt('entries', { description: "Of the draft of the site's navigation." }),
    redirects: t.exposeInt('redirects', { description: 'From where pages were to where they are.' }),
  }),
});

const TransferRef = builder.objectRef<Transfer>('Transfer').implement({
  description: 'Content of another system that was taken over, with what became of each item of its file.',
  fields: (t) => ({
    id: t.id({
      nullable: true,
      description: 'Null: a try, of which nothing was kept.',
      resolve: ({ id }) => (id === null ? null : String(id)),
    }),
    at: t.expose('at', { type: 'DateTime' }),
    by: t.exposeString('by'),
    source: t.expose('source', { type: SourceEnum }),
    fileName: t.exposeString('fileName'),
    siteId: t.id({ resolve: ({ report }) => report.siteId }),
    language: t.string({ resolve: ({ report }) => report.language }),
    prefix: t.string({ resolve: ({ report }) => report.prefix }),
    types: t.field({ type: [TransferType], resolve: ({ report }) => report.types }),
    total: t.int({ resolve: ({ report }) => report.lines.length }),
    taken: t.int({ resolve: ({ report }) => countOutcomes(report.lines).taken }),
    updated: t.int({ resolve: ({ report }) => countOutcomes(report.lines).updated }),
    skipped: t.int({ resolve: ({ report }) => countOutcomes(report.lines).skipped }),
    refused: t.int({ resolve: ({ report }) => countOutcomes(report.lines).refused }),
    kept: t.field({ type: SavedCountsType, resolve: ({ report }) => report.kept }),
    lines: t.field({ type: [TransferLine], resolve: ({ report }) => report.lines }),
    csv: t.string({ description: 'The lines as a file.', resolve: ({ report }) => reportCsv(report) }),
  }),
});

builder.queryField('transfers', (t) =>
  t.field({
    type: [TransferRef],
    description: 'What was taken over, the newest first; for editors, through trusted callers.',
    args: { first: t.arg.int({ defaultValue: 20 }) },
    resolve: (_, { first }, reader) => newestTransfers(trusted(reader).connection, getLength(first, 20, 100)),
  }),
);

builder.queryField('transfer', (t) =>
  t.field({
    type: TransferRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, reader) {
      const { connection } = trusted(reader);
      return /^\d{1,15}$/.test(id) ? ((await findTransfer(connection, Number(id))) ?? null) : null;
    },
  }),
);

const TypeTarget = builder.inputType('TransferTypeTarget', {
  fields: (t) => ({
    type: t.string({ required: true }),
    target: t.field({ type: TargetEnum, required: true }),
  }),
});

builder.mutationField('importContent', (t) =>
  t.field({
    type: TransferRef,
    description:
      'Takes an export of WordPress (WXR), Contentful or Hygraph over: pages and navigation as drafts, news, redirects. BAD_USER_INPUT with `reason` and `place`: the file cannot be read.',
    args: {
      fileName: t.arg.string({ required: true }),
      file: t.arg({ type: 'Upload', required: true, description: 'At most 50 MB, in UTF-8.' }),
      siteId: t.arg.id({ required: true }),
      language: t.arg.string({ required: true, description: 'In which the pages are written.' }),
      prefix: t.arg.string({
        required: true,
        description: 'The path below which pages come: `/archive`, or empty.',
      }),
      types: t.arg({ type: [TypeTarget], required: true, description: 'Others become what is usual.' }),
      isTry: t.arg.boolean({ required: true, description: 'Only tell what would be.' }),
      by: t.arg.string({
        required: true,
        description: 'The editor who does it, by name; the trusted caller knows who that is.',
      }),
    },
    async resolve(_, { fileName, file, isTry, by, ...args }, reader) {
      const { connection } = trusted(reader);
      const mapping = await getMapping(reader, args);
      // Loaded with the first import, not at the start.
      const { importContent } = await import('./import-content.ts');
      const order = { fileName: plainArgument(fileName, 'fileName', 300), by: editorArgument(by), isTry };
      return importContent(connection, { bytes: file, mapping, ...order }).catch(unreadable);
    },
  }),
);

/** @throws the reason why the file cannot be read as an error of the API; any other error unchanged */
function unreadable(error: unknown): never {
  if (!(error instanceof UnreadableExport)) throw error;
  const { code: reason, place } = error;
  throw new GraphQLError('The file cannot be read.', {
    extensions: { code: 'BAD_USER_INPUT', field: 'file', reason, place },
  });
}

type MappingArguments = {
  siteId: string;
  language: string;
  prefix: string;
  types: readonly { type: string; target: (typeof targets)[number] }[];
};

async function getMapping(
  { connection }: Reader,
  { siteId, language, prefix, types }: MappingArguments,
): Promise<Mapping> {
  const id = idOrNothing(siteId);
  const site = (await allSites(connection)).find((each) => each.id === id);
  if (!site) throw badInput('There is no such site.', 'siteId');
  if (!isLanguage(language)) throw badInput('There is no such language.', 'language');
  const path = prefix.replace(/\/+$/, '');
  if (path !== '' && !isPagePath(path)) throw badInput('Must be a path such as /archive.', 'prefix');
  if (types.length > 500) throw badInput('Are too many.', 'types');
  const languages = [...site.languages, ...site.extraLanguages];
  return {
    site: { id: site.id, theme: site.theme, languages },
    language,
    prefix: path,
    types: new Map(types.map(({ type, target }) => [type, target])),
  };
}
