import type { RecordKind } from '#contracts/content/records.ts';
import { forbidden } from '#services/foundation/bad-input.ts';
import { plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, trusted } from '../editing-arguments.ts';
import { publishRecord } from './publish-record.ts';
import { RecordKindEnum, RecordProblemType, RecordRevisionType, RecordUseType } from './record.graphql.ts';
import { type Removed, removeRecord } from './remove-record.ts';
import { restoreRecord } from './restore-record.ts';
import { type Saved, saveRecord } from './save-record.ts';
import { withdrawRecord } from './withdraw-record.ts';

const by = { required: true, description: 'The editor who does it, by name.' } as const;

const RecordSaving = builder.objectRef<Saved>('RecordSaving').implement({
  description: 'Kept is what has neither problems nor a conflict.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true, description: 'Null: a new one that was not kept.' }),
    revision: t.exposeInt('revision'),
    problems: t.field({ type: [RecordProblemType], resolve: ({ problems }) => [...problems] }),
    conflict: t.expose('conflict', {
      type: RecordRevisionType,
      nullable: true,
      description: 'As which somebody else has kept it meanwhile.',
    }),
  }),
});

const RecordRemoval = builder.objectRef<Removed>('RecordRemoval').implement({
  fields: (t) => ({
    revision: t.exposeInt('revision', {
      nullable: true,
      description: 'To which it can be restored; null: it was not removed.',
    }),
    uses: t.field({
      type: [RecordUseType],
      description: 'Why it was not removed.',
      resolve: ({ uses }) => [...uses],
    }),
  }),
});

builder.mutationField('saveRecord', (t) =>
  t.field({
    type: RecordSaving,
    description:
      'Adds or changes a record of any kind but sites. Visitors see it at once, navigations and themes when published.',
    args: {
      kind: t.arg({ type: RecordKindEnum, required: true }),
      id: t.arg.id({ description: 'Null: a new one.' }),
      data: t.arg({ type: 'RecordData', required: true }),
      revision: t.arg.int({ required: true, description: 'With which the editor began.' }),
      by: t.arg.string(by),
    },
    resolve: (_, { kind, id, data, revision, ...args }, reader) =>
      saveRecord(trusted(reader).connection, {
        kind: notSite(kind),
        id: idArgument(id),
        data,
        revision,
        by: editorArgument(args.by),
      }),
  }),
);

builder.mutationField('publishRecord', (t) =>
  t.field({
    type: RecordSaving,
    description: 'Shows visitors a navigation as it was saved.',
    args: {
      kind: t.arg({ type: RecordKindEnum, required: true }),
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true }),
      by: t.arg.string(by),
    },
    resolve: (_, { kind, id, revision, ...args }, reader) =>
      publishRecord(trusted(reader).connection, notTheme(kind), text(id), revision, editorArgument(args.by)),
  }),
);

builder.mutationField('publishTheme', (t) =>
  t.field({
    type: RecordSaving,
    description:
      'Shows visitors a theme as it was saved, when all its pairs of colours can be read; for chief editors.',
    args: { id: t.arg.id({ required: true }), revision: t.arg.int({ required: true }), by: t.arg.string(by) },
    resolve: (_, { id, revision, ...args }, reader) =>
      publishRecord(trusted(reader).connection, 'theme', text(id), revision, editorArgument(args.by)),
  }),
);

builder.mutationField('withdrawTheme', (t) =>
  t.field({
    type: RecordRemoval,
    description: 'Takes a theme that nothing wears from visitors and keeps it as a draft; for chief editors.',
    args: { id: t.arg.id({ required: true }), by: t.arg.string(by) },
    resolve: (_, { id, ...args }, reader) =>
      withdrawRecord(trusted(reader).connection, 'theme', text(id), editorArgument(args.by)),
  }),
);

builder.mutationField('removeRecord', (t) =>
  t.field({
    type: RecordRemoval,
    args: {
      kind: t.arg({ type: RecordKindEnum, required: true }),
      id: t.arg.id({ required: true }),
      by: t.arg.string(by),
    },
    resolve: (_, { kind, id, ...args }, reader) =>
      removeRecord(trusted(reader).connection, notSite(kind), text(id), editorArgument(args.by)),
  }),
);

builder.mutationField('restoreRecord', (t) =>
  t.field({
    type: RecordSaving,
    description: 'Makes a record what it was, also one that was removed.',
    args: {
      kind: t.arg({ type: RecordKindEnum, required: true }),
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true, description: 'The one that it becomes again.' }),
      by: t.arg.string(by),
    },
    resolve: (_, { kind, id, revision, ...args }, reader) =>
      restoreRecord(trusted(reader).connection, notSite(kind), text(id), revision, editorArgument(args.by)),
  }),
);

builder.mutationField('saveSite', (t) =>
  t.field({
    type: RecordSaving,
    description: 'Adds or changes a site; for chief editors.',
    args: {
      id: t.arg.id({ description: 'Null: a new one.' }),
      data: t.arg({ type: 'RecordData', required: true }),
      revision: t.arg.int({ required: true }),
      by: t.arg.string(by),
    },
    resolve: (_, { id, data, revision, ...args }, reader) =>
      saveRecord(trusted(reader).connection, {
        kind: 'site',
        id: idArgument(id),
        data,
        revision,
        by: editorArgument(args.by),
      }),
  }),
);

builder.mutationField('removeSite', (t) =>
  t.field({
    type: RecordRemoval,
    description: 'For chief editors.',
    args: {
      id: t.arg.id({ required: true }),
      by: t.arg.string(by),
    },
    resolve: (_, { id, ...args }, reader) =>
      removeRecord(trusted(reader).connection, 'site', text(id), editorArgument(args.by)),
  }),
);

builder.mutationField('restoreSite', (t) =>
  t.field({
    type: RecordSaving,
    description: 'For chief editors.',
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true, description: 'The one that it becomes again.' }),
      by: t.arg.string(by),
    },
    resolve: (_, { id, revision, ...args }, reader) =>
      restoreRecord(trusted(reader).connection, 'site', text(id), revision, editorArgument(args.by)),
  }),
);

/** The right to change sites is checked separately, so the operation has another name. */
function notSite(kind: RecordKind): RecordKind {
  if (kind === 'site') throw forbidden('Sites are changed by saveSite, removeSite and restoreSite.');
  return kind;
}

/** The same of what all sites look like. */
function notTheme(kind: RecordKind): RecordKind {
  if (kind === 'theme') throw forbidden('Themes are published by publishTheme.');
  return notSite(kind);
}

function idArgument(id: string | null | undefined): string | null {
  return id ? text(id) : null;
}

function text(id: string): string {
  return plainArgument(id, 'id', 100);
}
