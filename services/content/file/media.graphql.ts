import { badInput } from '#services/foundation/bad-input.ts';
import { getCursor, getLength, idOrNothing, partsOfCursor, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { trusted } from '../editing-arguments.ts';
import { isId } from '../link/link.ts';
import { getPageInfo, type PageInfo, PageInfoType } from '../page-info.graphql.ts';
import { RecordUseType } from '../record/record.graphql.ts';
import { deliverImage, mediaUrl } from './deliver-file.ts';
import { ImageType } from './file.graphql.ts';
import { usesOfFile } from './file-record.ts';
import type { FileVersion } from './find-file.ts';
import { listMedia, type MediaFile, mediaById, mediaKinds } from './find-media.ts';

const MediaKindEnum = builder.enumType('MediaKind', { values: mediaKinds });

const FileVersionType = builder.objectRef<FileVersion>('FileVersion').implement({
  fields: (t) => ({
    language: t.exposeString('language', { description: 'Empty: for every reader.' }),
    contentType: t.exposeString('contentType'),
    hash: t.exposeString('hash', { description: 'Names its bytes in the file store.' }),
    fileName: t.exposeString('fileName'),
    size: t.exposeInt('size'),
    width: t.exposeInt('width', { description: '0 where there is nothing to see.' }),
    height: t.exposeInt('height'),
    url: t.string({
      description: 'The bytes themselves, for minutes.',
      resolve: (version, _, { closedAddress }) => mediaUrl(version, closedAddress),
    }),
  }),
});

const MediaFileType = builder.objectRef<MediaFile>('MediaFile').implement({
  description: 'A picture, paper or film as editors know it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    kind: t.expose('kind', { type: MediaKindEnum }),
    title: t.expose('title', { type: 'TextsByLanguage' }),
    alt: t.expose('alt', { type: 'TextsByLanguage' }),
    addedAt: t.expose('addedAt', { type: 'DateTime' }),
    versions: t.expose('versions', { type: [FileVersionType] }),
    image: t.field({
      type: ImageType,
      nullable: true,
      description: 'What stands for it: itself, a first page, a poster.',
      resolve: (file, _, { languages, closedAddress }) =>
        deliverImage(file, languages, closedAddress) ??
        (file.thumbnail && deliverImage(file.thumbnail, languages, closedAddress)),
    }),
    uses: t.field({
      type: [RecordUseType],
      description: 'What would miss it, the first 50.',
      resolve: async ({ id }, _, { connection }) => [...(await usesOfFile(connection, id))],
    }),
  }),
});

const cursor = ({ moment, id }: MediaFile) => getCursor(moment, id);
const MediaFileEdge = builder.objectRef<MediaFile>('MediaFileEdge').implement({
  fields: (t) => ({
    cursor: t.string({ resolve: cursor }),
    node: t.field({ type: MediaFileType, resolve: (file) => file }),
  }),
});

type Media = { edges: MediaFile[]; pageInfo: PageInfo; total: number };
const MediaFileConnection = builder.objectRef<Media>('MediaFileConnection').implement({
  fields: (t) => ({
    edges: t.expose('edges', { type: [MediaFileEdge] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoType }),
    total: t.exposeInt('total'),
  }),
});

builder.queryField('mediaFiles', (t) =>
  t.field({
    type: MediaFileConnection,
    description: 'The media library, the newest first; for trusted callers.',
    args: {
      search: t.arg.string({ defaultValue: '' }),
      kind: t.arg({ type: MediaKindEnum }),
      unused: t.arg.boolean({ defaultValue: false, description: 'Only what nothing shows.' }),
      first: t.arg.int({ defaultValue: 40 }),
      after: t.arg.string(),
    },
    async resolve(_, args, reader): Promise<Media> {
      const { connection } = trusted(reader);
      const first = getLength(args.first, 40, 100);
      const found = await listMedia(connection, {
        search: plainArgument(args.search ?? '', 'search', 200).trim(),
        kind: args.kind ?? null,
        unused: args.unused ?? false,
        limit: first + 1,
        after: args.after ? findPlace(args.after) : undefined,
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

builder.queryField('mediaFile', (t) =>
  t.field({
    type: MediaFileType,
    nullable: true,
    description: 'For trusted callers. Its texts are changed as the record of kind `file`.',
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, args, reader) {
      const { connection } = trusted(reader);
      const id = idOrNothing(args.id);
      return (id && (await mediaById(connection, id))) || null;
    },
  }),
);

function findPlace(after: string): { moment: string; id: string } {
  const [moment = '', id = ''] = partsOfCursor(after, 2);
  if (Number.isNaN(Date.parse(moment)) || !isId(id)) throw badInput('Is not a cursor of this list.', 'after');
  return { moment, id };
}
