import { GraphQLError } from 'graphql';
import type { Fault } from '#contracts/content/problems.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { type CsvColumn, csv } from '#services/foundation/csv/write-csv.ts';
import { UnreadableFile } from '#services/foundation/unreadable-file.ts';
import { idOrNothing, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, trusted } from '../editing-arguments.ts';
import type { Reader } from '../request-context.ts';
import { allSites } from '../site/find-sites.ts';
import { type ComparedLine, redirectOutcomes } from './compare-redirects.ts';
import { importRedirects, type RedirectImport } from './import-redirects.ts';
import { maxRedirectLines, type RedirectLine, readRedirectFile } from './read-redirect-file.ts';
import { findRedirects } from './redirect.ts';

const OutcomeEnum = builder.enumType('RedirectOutcome', { values: redirectOutcomes });

const FaultType = builder.objectRef<Fault>('RedirectFault').implement({
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Names the message; problems.ts.' }),
    params: t.expose('params', { type: 'ProblemParams' }),
  }),
});

const LineType = builder.objectRef<ComparedLine>('RedirectFileLine').implement({
  fields: (t) => ({
    line: t.exposeInt('line'),
    previousUrl: t.exposeString('previousUrl'),
    target: t.exposeString('target'),
    status: t.exposeString('status'),
    outcome: t.expose('outcome', { type: OutcomeEnum }),
    problem: t.expose('problem', { type: FaultType, nullable: true, description: 'Why it is wrong.' }),
    before: t.string({
      nullable: true,
      description: 'Where the old address leads today.',
      resolve: ({ before }) => before?.target ?? null,
    }),
    statusBefore: t.string({ nullable: true, resolve: ({ before }) => before?.status ?? null }),
  }),
});

const ImportType = builder.objectRef<RedirectImport>('RedirectImport').implement({
  fields: (t) => ({
    lines: t.field({ type: [LineType], resolve: ({ lines }) => [...lines] }),
    stand: t.exposeString('stand', { description: 'Names what the lines would do.' }),
    isDone: t.exposeBoolean('isDone', { description: 'All of them are taken over; else none is.' }),
  }),
});

type Listed = { previousUrl: string; target: string; status: string };

const columns: readonly CsvColumn<Listed>[] = [
  { title: 'previousUrl', cell: ({ previousUrl }) => previousUrl },
  { title: 'target', cell: ({ target }) => target },
  { title: 'status', cell: ({ status }) => status },
];

builder.queryField('redirectFile', (t) =>
  t.string({
    description: 'All redirects of a site as CSV, for editors.',
    args: { siteId: t.arg.id({ required: true }) },
    async resolve(_, { siteId }, reader) {
      const id = await siteArgument(trusted(reader), siteId);
      return csv(columns, await findRedirects(reader.connection, id));
    },
  }),
);

builder.mutationField('importRedirects', (t) =>
  t.field({
    type: ImportType,
    description:
      'Takes the redirects of a table over, all or none; those that it does not name stay. BAD_USER_INPUT with `reason` and `line`: it cannot be read.',
    args: {
      siteId: t.arg.id({ required: true }),
      table: t.arg.string({
        required: true,
        description: `CSV, at most ${maxRedirectLines} lines: the old address, where it leads, and the status, by default 301.`,
      }),
      seen: t.arg.string({ description: 'The stand of the report that the editor saw; null: only report.' }),
      by: t.arg.string({ required: true, description: 'The editor who does it, by name.' }),
    },
    async resolve(_, { siteId, table, seen, by }, reader) {
      const { connection } = trusted(reader);
      return importRedirects(connection, {
        siteId: await siteArgument(reader, siteId),
        lines: await readLines(table),
        seen: seen ? plainArgument(seen, 'seen', 100) : null,
        by: editorArgument(by),
      });
    },
  }),
);

async function siteArgument({ connection }: Reader, siteId: string): Promise<string> {
  const id = idOrNothing(siteId);
  const site = (await allSites(connection)).find((each) => each.id === id);
  if (!site) throw badInput('There is no such site.', 'siteId');
  return site.id;
}

/** @throws BAD_USER_INPUT */
async function readLines(table: string): Promise<RedirectLine[]> {
  try {
    const lines = await readRedirectFile(table);
    if (lines.length > 0) return lines;
    throw new UnreadableFile(0, 'does not name a redirect');
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const reason = /too many/.test(error.message) ? 'tooMany' : error.line === 0 ? 'empty' : 'noTable';
    throw new GraphQLError(`The table ${error.message}.`, {
      extensions: { code: 'BAD_USER_INPUT', field: 'table', reason, line: error.line },
    });
  }
}
