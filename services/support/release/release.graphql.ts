import { applications } from '#contracts/identity/roles.ts';
import { fileKinds, platforms, releaseFieldNames, releaseFields } from '#contracts/support/releases.ts';
import { defineEnums, defineOutputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { builder } from '../builder.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { isEntitled } from './download-rights.ts';
import type { ReleaseFileRow, ReleaseRow } from './find-releases.ts';

const { requires: _, ...ownChoices } = releaseFields;
/** A release may require any application of the API. */
export const releaseEnums = {
  ...defineEnums(builder, 'Release', ownChoices),
  requires: builder.enumType('Application', { values: applications }),
};
export const ReleaseFileKind = builder.enumType('ReleaseFileKind', { values: fileKinds });
export const ReleasePlatform = builder.enumType('ReleasePlatform', { values: platforms });

type SeenFile = ReleaseFileRow & { releaseId: string; entitled: boolean };
export type SeenRelease = Omit<ReleaseRow, 'files'> & { entitled: boolean; files: SeenFile[] };

/** A release for a viewer, who may or may not download it. */
export function seenRelease(release: ReleaseRow, viewer: Viewer): SeenRelease {
  const entitled = isEntitled(viewer.roles, release);
  return {
    ...release,
    entitled,
    files: release.files.map((file) => ({ ...file, releaseId: release.id, entitled })),
  };
}

export const ReleaseFile = builder.objectRef<SeenFile>('ReleaseFile').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: ReleaseFileKind }),
    platform: t.expose('platform', { type: ReleasePlatform }),
    language: t.exposeString('language', { nullable: true, description: 'Of a manual or of notes.' }),
    size: t.exposeFloat('size', { description: 'In bytes.' }),
    sha256: t.string({
      nullable: true,
      description: 'In hexadecimal digits; null: the viewer may not have the file.',
      resolve: ({ sha256, entitled }) => (entitled ? sha256 : null),
    }),
    url: t.string({
      nullable: true,
      description: 'Where a browser gets it without a token, for minutes; null: the viewer may not have it.',
      resolve: ({ releaseId, name, entitled }, _, { links }) =>
        entitled ? links.sign(`/api/downloads/${releaseId}/${encodeURIComponent(name)}`) : null,
    }),
  }),
});

type Notes = { language: string; lines: string[] };

export const ReleaseNotes = builder.objectRef<Notes>('ReleaseNotes').implement({
  fields: (t) => ({
    language: t.exposeString('language', { description: 'In which they are written.' }),
    lines: t.exposeStringList('lines', { description: 'One a change.' }),
  }),
});

export const Release = builder.objectRef<SeenRelease>('Release').implement({
  description: 'DLC-01: a version of our software.',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...defineOutputs(t, releaseFields, releaseFieldNames, {
      enums: releaseEnums,
      descriptions: { releasedOn: 'A day: 2025-11-04.', requires: 'Of whom uses this.' },
    }),
    entitled: t.exposeBoolean('entitled', { description: 'Whether the viewer may download it.' }),
    notes: t.field({
      type: ReleaseNotes,
      description: 'In the language, else in English.',
      args: { language: t.arg.string({ required: true }) },
      resolve: ({ notes }, { language }) => {
        const lines = Object.hasOwn(notes, language) ? notes[language] : undefined;
        return lines ? { language, lines } : { language: 'en', lines: notes.en ?? [] };
      },
    }),
    files: t.expose('files', { type: [ReleaseFile] }),
  }),
});
