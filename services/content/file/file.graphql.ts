import type { Image, Video } from '#contracts/content/values.ts';
import { openAddress } from '#services/foundation/cryptography/sign-file-address.ts';
import { plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { parseLanguages } from '../language/parse-languages.ts';
import { type DeliveredFile, deliverFile } from './deliver-file.ts';
import { accessToFile, mayFetch } from './file-access.ts';
import { fileBySlug } from './find-file.ts';

export const ImageType = builder.objectRef<Image>('Image').implement({
  fields: (t) => ({
    url: t.exposeString('src', {
      description: 'Gives the picture; sizes of contracts/content/images/images.ts stand below it.',
    }),
    alternativeText: t.exposeString('alt'),
    src: t.exposeString('src', { deprecationReason: 'Ask `url`.' }),
    alt: t.exposeString('alt', { deprecationReason: 'Ask `alternativeText`.' }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    focalX: t.exposeFloat('focalX'),
    focalY: t.exposeFloat('focalY'),
    contentType: t.exposeString('contentType'),
    transparent: t.exposeBoolean('transparent', {
      description: 'It is cut out: the ground that it stands on shows through it.',
    }),
  }),
});

export const FileType = builder.objectRef<DeliveredFile>('File').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    url: t.exposeString('url'),
    title: t.exposeString('title'),
    fileName: t.exposeString('fileName'),
    contentType: t.exposeString('contentType'),
    size: t.exposeInt('size'),
    locale: t.exposeString('language', { nullable: true, description: 'Null: for every reader.' }),
    language: t.exposeString('language', { nullable: true, deprecationReason: 'Ask `locale`.' }),
    thumbnail: t.expose('thumbnail', { type: ImageType, nullable: true }),
    hash: t.string({
      nullable: true,
      description: 'Names its bytes in the file store; null: the reader may not fetch it.',
      resolve: async ({ id, hash }, _, { connection, trusted }) =>
        trusted || mayFetch(await accessToFile(connection, id)) ? hash : null,
    }),
    protectedBy: t.field({
      type: ['ID'],
      description: 'The pages whose protection holds for it, when only protected pages show it; else empty.',
      resolve: async ({ id }, _, { connection }) => (await accessToFile(connection, id)).protectedBy,
    }),
    onRequest: t.boolean({
      description: 'A form sends it to those who ask for it.',
      resolve: async ({ id }, _, { connection }) => (await accessToFile(connection, id)).isOnRequest,
    }),
  }),
});

const VideoSource = builder.objectRef<Video['sources'][number]>('VideoSource').implement({
  fields: (t) => ({ src: t.exposeString('src'), contentType: t.exposeString('contentType') }),
});

const VideoCaption = builder.objectRef<Video['captions'][number]>('VideoCaption').implement({
  fields: (t) => ({
    src: t.exposeString('src'),
    language: t.exposeString('language'),
    label: t.exposeString('label'),
  }),
});

export const VideoType = builder.objectRef<Video>('Video').implement({
  fields: (t) => ({
    provider: t.exposeString('provider'),
    id: t.exposeString('id'),
    sources: t.expose('sources', { type: [VideoSource] }),
    captions: t.expose('captions', { type: [VideoCaption] }),
    poster: t.expose('poster', { type: ImageType, nullable: true }),
  }),
});

builder.queryField('file', (t) =>
  t.field({
    type: FileType,
    nullable: true,
    description:
      'A file by slug that visitors find, in the best of the asked languages; files of protected pages for trusted callers only.',
    args: { slug: t.arg.string({ required: true }), language: t.arg.string() },
    async resolve(_, { slug, language }, reader) {
      const file = await fileBySlug(reader.connection, plainArgument(slug, 'slug', 200));
      if (!file) return null;
      const { isShown, isOnRequest, protectedBy } = await accessToFile(reader.connection, file.id);
      if (!isShown && !(reader.trusted && protectedBy.length > 0)) return null;
      const requestedLanguages = language ? parseLanguages(plainArgument(language, 'language', 20)) : [];
      const address = isShown ? openAddress : reader.closedAddress;
      const thumbnail = isOnRequest ? null : file.thumbnail;
      return deliverFile({ ...file, thumbnail }, [...requestedLanguages, ...reader.languages], address);
    },
  }),
);
