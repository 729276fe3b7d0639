import type { RecordProblem } from '#contracts/content/problems.ts';
import { type RecordData, type RecordKind, recordKinds, records } from '#contracts/content/records.ts';
import { getCursor, getLength, partsOfCursor, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { trusted } from '../editing-arguments.ts';
import { deliverImage } from '../file/deliver-file.ts';
import { ImageType } from '../file/file.graphql.ts';
import { getPageInfo, type PageInfo, PageInfoType } from '../page-info.graphql.ts';
import { completeRecord } from './complete-record.ts';
import { type ListedRecord, listRecords, recordOrders } from './find-records.ts';
import { findStore } from './record-kinds.ts';
import { getHistory, newestRevision, type RecordRevision } from './record-revisions.ts';
import type { RecordUse } from './record-store.ts';

export const RecordKindEnum = builder.enumType('RecordKind', { values: recordKinds });
const OrderEnum = builder.enumType('RecordOrder', { values: recordOrders });

export const RecordProblemType = builder.objectRef<RecordProblem>('RecordProblem').implement({
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Names the message; problems.ts.' }),
    params: t.expose('params', { type: 'ProblemParams' }),
    field: t.exposeString('field', { description: 'The way to it, entries by their ids.' }),
    language: t.exposeString('language', { nullable: true }),
  }),
});

export const RecordUseType = builder.objectRef<RecordUse>('RecordUse').implement({
  description: 'What shows a record or leads to it.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'A kind of record, or `page`.' }),
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    siteId: t.exposeID('siteId', { nullable: true }),
    state: t.exposeString('state'),
  }),
});

export const RecordRevisionType = builder.objectRef<RecordRevision>('RecordRevision').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    at: t.expose('at', { type: 'DateTime' }),
    by: t.exposeString('by', { description: 'Empty: nobody that is known, as it came.' }),
    what: t.exposeString('what', {
      description: 'created, saved, published, withdrawn, restored, removed or imported.',
    }),
    data: t.expose('data', { type: 'RecordData', nullable: true, description: 'Null: it was removed.' }),
  }),
});

const ListedRecordType = builder.objectRef<ListedRecord>('ListedRecord').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    siteId: t.exposeID('siteId', { nullable: true }),
    title: t.expose('title', { type: 'TextsByLanguage' }),
    detail: t.exposeString('detail', { description: 'A second line; of news its moment, as in Zurich.' }),
    image: t.field({
      type: ImageType,
      nullable: true,
      async resolve({ image }, _, reader) {
        const file = image ? await reader.file(image) : undefined;
        return file ? deliverImage(file, reader.languages, reader.closedAddress) : null;
      },
    }),
    state: t.exposeString('state', { description: 'PUBLISHED, PLANNED, CHANGED or DRAFT.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', nullable: true }),
    changedBy: t.exposeString('changedBy', { nullable: true }),
  }),
});

const cursor = ({ key, id }: ListedRecord) => getCursor(key, id);
const ListedRecordEdge = builder.objectRef<ListedRecord>('ListedRecordEdge').implement({
  fields: (t) => ({
    cursor: t.string({ resolve: cursor }),
    node: t.field({ type: ListedRecordType, resolve: (record) => record }),
  }),
});

type Listing = { edges: ListedRecord[]; pageInfo: PageInfo; total: number };
const ListedRecordConnection = builder.objectRef<Listing>('ListedRecordConnection').implement({
  fields: (t) => ({
    edges: t.expose('edges', { type: [ListedRecordEdge] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoType }),
    total: t.exposeInt('total'),
  }),
});

builder.queryField('records', (t) =>
  t.field({
    type: ListedRecordConnection,
    description: 'EDI-05: what editors keep beside pages; for trusted callers.',
    args: {
      kind: t.arg({ type: RecordKindEnum, required: true }),
      siteId: t.arg.id(),
      search: t.arg.string({ defaultValue: '' }),
      order: t.arg({ type: OrderEnum, defaultValue: 'place' }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.string(),
    },
    async resolve(_, args, reader): Promise<Listing> {
      const { connection, languages } = trusted(reader);
      const first = getLength(args.first, 50, 200);
      const [key = '', id = ''] = args.after ? partsOfCursor(args.after, 2) : [];
      const found = await listRecords(connection, args.kind, {
        siteId: args.siteId ?? null,
        search: plainArgument(args.search ?? '', 'search', 200).trim(),
        order: args.order ?? 'place',
        language: languages[0] ?? 'en',
        limit: first + 1,
        after: args.after ? { key, id } : undefined,
      });
      const edges = found.slice(0, first);
      return {
        edges,
        pageInfo: getPageInfo(found.length > first, edges, cursor),
        total: found[0]?.total ?? 0,
      };
    },
  }),
);

type EditedRecord = { kind: RecordKind; id: string; data: RecordData; newest: RecordRevision | undefined };

const EditedRecordType = builder.objectRef<EditedRecord>('EditedRecord').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    data: t.expose('data', { type: 'RecordData' }),
    revision: t.int({ description: '0: as it came.', resolve: ({ newest }) => newest?.id ?? 0 }),
    by: t.string({ nullable: true, resolve: ({ newest }) => newest?.by ?? null }),
    at: t.field({ type: 'DateTime', nullable: true, resolve: ({ newest }) => newest?.at ?? null }),
    uses: t.field({
      type: [RecordUseType],
      description: 'What would miss it, the first 50; while there is something it is not removed.',
      resolve: async ({ kind, id }, _, { connection }) => [
        ...((await findStore(kind).uses?.(connection, id)) ?? []),
      ],
    }),
    state: t.string({
      description: 'PUBLISHED, CHANGED or DRAFT: whether visitors see it, and as it is here.',
      async resolve({ kind, id }, _, { connection }) {
        const state = await findStore(kind).state?.(connection, id);
        return state ?? 'PUBLISHED';
      },
    }),
  }),
});

builder.queryField('record', (t) =>
  t.field({
    type: EditedRecordType,
    nullable: true,
    args: { kind: t.arg({ type: RecordKindEnum, required: true }), id: t.arg.id({ required: true }) },
    async resolve(_, { kind, id }, reader): Promise<EditedRecord | null> {
      const { connection } = trusted(reader);
      const data = await findStore(kind).find(connection, plainArgument(id, 'id', 100));
      if (!data) return null;
      const newest = await newestRevision(connection, kind, id);
      return { kind, id, data: completeRecord(records[kind], data), newest };
    },
  }),
);

builder.queryField('recordHistory', (t) =>
  t.field({
    type: [RecordRevisionType],
    description: 'The newest first, from the one before `before` on.',
    args: {
      kind: t.arg({ type: RecordKindEnum, required: true }),
      id: t.arg.id({ required: true }),
      first: t.arg.int({ defaultValue: 20 }),
      before: t.arg.int(),
    },
    resolve(_, { kind, id, first, before }, reader) {
      const { connection } = trusted(reader);
      const limit = getLength(first, 20, 100);
      return getHistory(connection, kind, plainArgument(id, 'id', 100), limit, before ?? undefined);
    },
  }),
);
