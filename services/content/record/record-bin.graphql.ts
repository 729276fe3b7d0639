import { afterCommit } from '#services/foundation/unit-of-work.ts';
import { getLength, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, trusted } from '../editing-arguments.ts';
import { RecordKindEnum } from './record.graphql.ts';
import { type BinnedRecord, findBinnedRecords, removeRecordForGood } from './record-bin.ts';

const BinnedRecordType = builder.objectRef<BinnedRecord>('BinnedRecord').implement({
  description: 'A record or a file in the bin; `restoreRecord` with its revision brings it back.',
  fields: (t) => ({
    kind: t.expose('kind', { type: RecordKindEnum }),
    id: t.exposeID('id'),
    title: t.expose('title', { type: 'TextsByLanguage' }),
    detail: t.exposeString('detail'),
    by: t.exposeString('by'),
    at: t.expose('at', { type: 'DateTime' }),
    goesAt: t.expose('goesAt', { type: 'DateTime', description: 'From then on it is gone for good.' }),
    revision: t.exposeInt('revision'),
  }),
});

builder.queryField('binnedRecords', (t) =>
  t.field({
    type: [BinnedRecordType],
    description: 'Removed records and files, the newest first; for editors.',
    args: { first: t.arg.int({ defaultValue: 200 }) },
    resolve: (_, { first }, reader) =>
      findBinnedRecords(trusted(reader).connection, getLength(first, 200, 500)),
  }),
);

builder.mutationField('removeBinnedRecord', (t) =>
  t.boolean({
    description: 'Removes a record in the bin for good, with its history. For chief editors.',
    args: {
      kind: t.arg({ type: RecordKindEnum, required: true }),
      id: t.arg.id({ required: true }),
      by: t.arg.string({ required: true, description: 'The editor who does it, by name.' }),
    },
    async resolve(_, { kind, id, by }, reader) {
      const { connection, log, dropBytes } = trusted(reader);
      const who = editorArgument(by);
      const gone = await removeRecordForGood(connection, kind, plainArgument(id, 'id', 100));
      if (gone.records === 0) return false;
      log.info('An editor removed a record for good', { kind, id, by: who });
      await afterCommit(() => dropBytes(gone.hashes));
      return true;
    },
  }),
);
