import {
  releaseFieldNames,
  releaseFields,
  releaseStates,
  softwareNames,
} from '#contracts/support/releases.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { defineOutputs, defineRequiredInputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { builder } from '../builder.ts';
import type { Caller } from '../caller.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { deleteDraft, publishRelease, removeReleaseFile, withdrawRelease } from './change-release.ts';
import { findManagedRelease, findManagedReleases, type ManagedReleaseRow } from './managed-releases.ts';
import {
  ReleaseFile,
  ReleaseFileKind,
  ReleaseNotes,
  ReleasePlatform,
  releaseEnums,
} from './release.graphql.ts';
import { type ReleaseEventRow, releaseEvents } from './release-events.ts';
import { getActions, releaseActions } from './release-steps.ts';
import { saveDraft } from './save-draft.ts';
import { asStaff } from './staff.ts';

const ReleaseStateEnum = builder.enumType('ReleaseState', { values: releaseStates });
const ReleaseActionEnum = builder.enumType('ReleaseAction', { values: releaseActions });

const ReleaseEvent = builder.objectRef<ReleaseEventRow>('ReleaseEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    action: t.expose('action', { type: ReleaseActionEnum }),
    detail: t.exposeString('detail', { description: 'The file, the reason, or what was deleted.' }),
    actor: t.string({
      nullable: true,
      description: 'Null: an account that is gone.',
      resolve: ({ actorName }) => actorName || null,
    }),
  }),
});

const ManagedRelease = builder.objectRef<ManagedReleaseRow>('ManagedRelease').implement({
  description: 'DLC-01, for our own people: a release in any state.',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...defineOutputs(t, releaseFields, releaseFieldNames, {
      enums: releaseEnums,
      descriptions: { releasedOn: 'A day: 2025-11-04.' },
    }),
    softwareName: t.string({ resolve: ({ software }) => softwareNames[software] }),
    state: t.expose('state', { type: ReleaseStateEnum }),
    revision: t.exposeInt('revision', { description: 'One more with every change of what it says.' }),
    notes: t.field({
      type: [ReleaseNotes],
      description: 'In every language in which there are some.',
      resolve: ({ notes }) => Object.entries(notes).map(([language, lines]) => ({ language, lines })),
    }),
    files: t.field({
      type: [ReleaseFile],
      description: 'Those of what was withdrawn have no address.',
      resolve: ({ id, state, files }) =>
        files.map((file) => ({ ...file, releaseId: id, entitled: state !== 'withdrawn' })),
    }),
    actions: t.field({ type: [ReleaseActionEnum], resolve: ({ state }) => getActions(state) }),
    events: t.field({
      type: [ReleaseEvent],
      description: 'What was done, newest first.',
      resolve: ({ id }, _, { connection }) => releaseEvents(connection, id),
    }),
  }),
});

const ReleaseNotesInput = builder.inputType('ReleaseNotesInput', {
  fields: (t) => ({
    language: t.string({ required: true }),
    lines: t.stringList({ required: true, description: 'One a change.' }),
  }),
});

const ReleaseFileInput = builder.inputType('ReleaseFileInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'Of a file that the draft has.' }),
    kind: t.field({ type: ReleaseFileKind, required: true }),
    platform: t.field({ type: ReleasePlatform, required: true }),
    language: t.string({ description: 'Of a manual or of notes.' }),
  }),
});

const ReleaseInput = builder.inputType('ReleaseInput', {
  description: 'Checked as `releaseProblems` in contracts/support/releases.ts does.',
  fields: (t) => ({
    ...defineRequiredInputs(t, releaseFields),
    notes: t.field({ type: [ReleaseNotesInput], required: true }),
    files: t.field({ type: [ReleaseFileInput], required: true }),
  }),
});

const revisionDescription = 'Of the release as it was seen; CONFLICT when it has changed since.';

builder.queryFields((t) => ({
  managesReleases: t.boolean({
    description: 'DLC-01: whether the viewer brings out releases.',
    resolve: async (_, _args, { viewer }) => (await viewer()).isEmployee,
  }),
  managedReleases: t.field({
    type: [ManagedRelease],
    description: 'DLC-01: newest first.',
    async resolve(_, _args, caller) {
      asStaff(await caller.viewer());
      return findManagedReleases(caller.connection);
    },
  }),
  managedRelease: t.field({
    type: ManagedRelease,
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, caller) {
      asStaff(await caller.viewer());
      return getRelease(caller, id);
    },
  }),
}));

builder.mutationFields((t) => ({
  saveRelease: t.field({
    type: ManagedRelease,
    description: 'DLC-01: a new draft, or a changed one. Bad fields: BAD_USER_INPUT with `fields`.',
    args: {
      id: t.arg.id({ required: true, description: 'Of a new one: a UUID, made where it was begun.' }),
      revision: t.arg.int({ required: true, description: `${revisionDescription} 0: a new one.` }),
      input: t.arg({ type: ReleaseInput, required: true }),
    },
    async resolve(_, { id, revision, input }, caller) {
      const viewer = asStaff(await caller.viewer());
      if (revision === 0 && !isUuid(id)) throw badInput('Must be a UUID.', 'id');
      const { notes, files, ...fields } = input;
      const byLanguage = Object.fromEntries(notes.map(({ language, lines }) => [language, lines]));
      await saveDraft(caller.connection, viewer, {
        id,
        revision,
        fields: { ...fields, notes: byLanguage },
        files: files.map((file) => ({ ...file, language: file.language || null })),
      });
      return getRelease(caller, id);
    },
  }),
  publishRelease: t.field({
    type: ManagedRelease,
    description: 'DLC-01: customers see it from now on. What it lacks: BAD_USER_INPUT with `fields`.',
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true, description: revisionDescription }),
    },
    resolve: (_, seen, caller) =>
      change(caller, seen.id, (viewer) => publishRelease(caller.connection, viewer, seen)),
  }),
  withdrawRelease: t.field({
    type: ManagedRelease,
    description: 'DLC-01: customers do not see it any more, and links to its files give nothing.',
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true, description: revisionDescription }),
      reason: t.arg.string({ required: true, description: 'For our own people; may be empty.' }),
    },
    resolve: (_, seen, caller) =>
      change(caller, seen.id, (viewer) => withdrawRelease(caller.connection, viewer, seen)),
  }),
  removeReleaseFile: t.field({
    type: ManagedRelease,
    description: 'DLC-01: of a draft.',
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: (_, { id, name }, caller) =>
      change(caller, id, (viewer) => removeReleaseFile(caller.connection, viewer, id, name)),
  }),
  deleteRelease: t.boolean({
    description: 'DLC-01: a draft; what was published is withdrawn instead.',
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true, description: revisionDescription }),
    },
    async resolve(_, seen, caller) {
      await deleteDraft(caller.connection, asStaff(await caller.viewer()), seen);
      return true;
    },
  }),
}));

async function change(
  caller: Caller,
  id: string,
  work: (viewer: Viewer) => Promise<unknown>,
): Promise<ManagedReleaseRow> {
  await work(asStaff(await caller.viewer()));
  return getRelease(caller, id);
}

async function getRelease({ connection }: Caller, id: string): Promise<ManagedReleaseRow> {
  const release = await findManagedRelease(connection, id);
  if (!release) throw notFound();
  return release;
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}
