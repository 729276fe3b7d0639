import { extname } from 'node:path';
import { checkCount, isSlug } from '../arguments.ts';
import { builder } from '../builder.ts';
import { ProductImage } from '../image/image.graphql.ts';
import { deliverImage } from '../image/stored-image.ts';
import { findText, getLanguage } from '../language/texts.ts';
import { documentBySlug, getVersion } from './find-documents.ts';
import type { DocumentVersion, ProductDocument } from './stored-document.ts';

/** A document in the version that suits its reader best. */
type SeenDocument = { document: ProductDocument; version: DocumentVersion; language: string };

export const DocumentType = builder.objectRef<SeenDocument>('ProductDocument').implement({
  fields: (t) => ({
    slug: t.string({ resolve: ({ document }) => document.slug }),
    type: t.string({
      description: 'brochure, data-sheet, manual, declaration, spare-parts, application-note, release-note',
      resolve: ({ document }) => document.type,
    }),
    name: t.string({ resolve: ({ document, language }) => findText(document.names, language) }),
    content_language: t.string({ resolve: ({ version }) => version.language }),
    languages: t.stringList({
      description: 'All languages in which the paper exists.',
      resolve: ({ document }) => document.versions.map(({ language }) => language),
    }),
    filename: t.string({ resolve: ({ version }) => version.fileName }),
    extension: t.string({ resolve: ({ version }) => extname(version.fileName).slice(1).toLowerCase() }),
    size: t.int({ description: 'Bytes.', resolve: ({ version }) => version.size }),
    url: t.string({
      description: '`/file/{slug}`; of a draft, the bytes themselves for minutes.',
      resolve: ({ document, version }, _, { address, sees }) =>
        sees === 'DRAFT'
          ? `${address('media', version.hash)}/${encodeURIComponent(version.fileName)}`
          : `/file/${document.slug}`,
    }),
    login: t.boolean({
      description: 'Only for signed-in readers.',
      resolve: ({ document }) => document.login,
    }),
    thumbnail: t.field({
      type: ProductImage,
      nullable: true,
      resolve: ({ document, language }, _, { address }) =>
        document.thumbnail && deliverImage(document.thumbnail, language, { address }),
    }),
  }),
});

/** The documents that have a file, for a reader of a language. */
export function seenDocuments(documents: readonly ProductDocument[], language: string): SeenDocument[] {
  return documents.flatMap((document) => {
    const version = getVersion(document, [language]);
    return version ? [{ document, version, language }] : [];
  });
}

type StoredVersion = DocumentVersion & { slug: string; login: boolean };

const StoredDocument = builder.objectRef<StoredVersion>('StoredDocument').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    language: t.exposeString('language'),
    hash: t.exposeString('hash', { description: 'Names its bytes in the file store.' }),
    fileName: t.exposeString('fileName'),
    contentType: t.exposeString('contentType'),
    size: t.exposeInt('size'),
    login: t.exposeBoolean('login'),
  }),
});

/**
 * Whoever knows the hash of a document can download it, so the hash of a restricted one is given to the
 * site's server only.
 */
builder.queryField('documentBySlug', (t) =>
  t.field({
    type: StoredDocument,
    nullable: true,
    description: 'A paper for download, in the first of the languages that it has.',
    args: {
      slug: t.arg.string({ required: true }),
      languages: t.arg.stringList({ required: true }),
    },
    async resolve(_, { slug, languages }, { connection, trusted }) {
      const wanted = checkCount(languages, 20, 'languages').map(getLanguage);
      const document = isSlug(slug) ? await documentBySlug(connection, slug) : undefined;
      if (!document || (document.login && !trusted)) return null;
      const version = getVersion(document, wanted);
      return version ? { ...version, slug, login: document.login } : null;
    },
  }),
);
