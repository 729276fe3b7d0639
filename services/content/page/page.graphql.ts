import { idOrNothing, StageEnum } from '../arguments.ts';
import { BlockInterface } from '../block/block.graphql.ts';
import { builder } from '../builder.ts';
import { ContactType } from '../contact/contact.graphql.ts';
import { deliverImage } from '../file/deliver-file.ts';
import { ImageType } from '../file/file.graphql.ts';
import { DraftStatusType } from '../publication/draft-status.graphql.ts';
import { findDraftStatus } from '../publication/draft-status.ts';
import { pageById, pageByPath, type TargetRow } from './find-page.ts';
import { getBranch, pageUrl } from './page-address.ts';
import { countryArgument, pathArgument } from './page-arguments.ts';
import {
  type AlternateVersion,
  type Ancestor,
  getAlternateVersions,
  getAncestors,
} from './read/find-relatives.ts';
import { PageTypeEnum } from './read/page-teaser.graphql.ts';
import { createReaderPage, mayReadContent, type ReaderPage } from './read/reader-page.ts';

const InjectionKind = builder.enumType('InjectionKind', { values: ['product', 'service'] as const });
export const Protection = builder.enumType('Protection', { values: ['none', 'password', 'role'] as const });
export const TranslationStateEnum = builder.enumType('TranslationState', {
  values: ['InProgress', 'MarkedForTranslation', 'Translated', 'none'] as const,
});

const Injection = builder.objectRef<{ kind: 'product' | 'service'; slug: string }>('Injection').implement({
  fields: (t) => ({ kind: t.expose('kind', { type: InjectionKind }), slug: t.exposeString('slug') }),
});

const AncestorType = builder.objectRef<Ancestor>('Ancestor').implement({
  fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title'), url: t.exposeString('url') }),
});

export const AlternateVersionType = builder.objectRef<AlternateVersion>('AlternateVersion').implement({
  fields: (t) => ({
    language: t.exposeString('language'),
    countries: t.exposeStringList('countries', {
      description: 'Countries whose readers find it; empty: all.',
    }),
    url: t.exposeString('url'),
  }),
});

const TranslationTarget = builder.objectRef<TargetRow & { pageId: string }>('TranslationTarget').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ pageId, language }) => `${pageId}-${language}` }),
    language: t.exposeString('language'),
    translationState: t.expose('state', { type: TranslationStateEnum }),
    exportedAt: t.expose('exportedAt', { type: 'DateTime', nullable: true }),
    importedAt: t.expose('importedAt', { type: 'DateTime', nullable: true }),
  }),
});

const cmsTypes = {
  CONTENT: 'ContentPage',
  STORY: 'Story',
  MEDIA_RELEASE: 'MediaRelease',
  SYSTEM: 'SystemPage',
};

/** PAG-01. */
const PageType = builder.objectRef<ReaderPage>('Page').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    siteId: t.id({ resolve: ({ row }) => row.siteId }),
    title: t.string({ resolve: ({ row }) => row.title }),
    slug: t.string({ resolve: ({ row }) => getBranch(row.path).at(-1) ?? '' }),
    type: t.field({ type: PageTypeEnum, resolve: ({ row }) => row.type }),
    pageType: t.string({ resolve: ({ row }) => row.pageType }),
    cmsType: t.string({ resolve: ({ row }) => cmsTypes[row.type] }),
    theme: t.string({ resolve: ({ row }) => row.theme }),
    injection: t.field({
      type: Injection,
      nullable: true,
      resolve: ({ row: { injectionKind: kind, injectionSlug: slug } }) =>
        kind && slug ? { kind, slug } : null,
    }),
    url: t.string({
      description: "Address without locale, with the site's slug where its domain entry has one.",
      resolve: ({ row }) => pageUrl(row.sitePrefix, row.path),
    }),
    canonicalUrl: t.string({ resolve: ({ row }) => pageUrl(row.sitePrefix, row.path) }),
    branch: t.stringList({
      description: "Slugs from the site's root down to this page.",
      resolve: ({ row }) => getBranch(row.path),
    }),
    ancestors: t.field({
      type: [AncestorType],
      description: 'The pages above it that the reader may see, from the first below the home page on.',
      resolve: ({ row }) => getAncestors(row),
    }),
    alternateVersions: t.field({
      type: [AlternateVersionType],
      resolve: ({ row }) => getAlternateVersions(row),
    }),
    languages: t.stringList({
      description: 'Languages in which the page is published.',
      resolve: ({ row }) => row.languages,
    }),
    countries: t.stringList({
      description: 'Countries that may see it; empty: all.',
      resolve: ({ row }) => row.countries,
    }),
    contentLanguage: t.exposeString('contentLanguage', { nullable: true }),
    isLanguageFallback: t.exposeBoolean('isLanguageFallback'),
    isLanguageUnavailable: t.boolean({
      description: 'The page has no text in any of the asked languages; it comes without blocks.',
      resolve: (page) => page.contentLanguage === null,
    }),
    translationSourceLanguage: t.string({ resolve: ({ row }) => row.sourceLanguage }),
    translationTargetLanguages: t.field({
      type: [TranslationTarget],
      resolve: ({ row }) => row.targets.map((target) => ({ ...target, pageId: row.id })),
    }),
    isPublished: t.boolean({ resolve: ({ row }) => row.isPublished }),
    draftStatus: t.field({
      type: DraftStatusType,
      nullable: true,
      description:
        'EDI-02: what visitors see of this draft in its language, and what is planned; null for what is not a draft.',
      resolve: ({ row, view, contentLanguage }, _, { connection, trusted }) =>
        trusted && view.stage === 'DRAFT'
          ? findDraftStatus(connection, row.id, contentLanguage ?? view.languages[0] ?? row.sourceLanguage)
          : null,
    }),
    protection: t.field({
      type: Protection,
      description: 'What holds here, also when it was set on a page above.',
      resolve: ({ row }) => row.protection,
    }),
    protectedBy: t.id({
      nullable: true,
      description: 'The page whose protection holds here: itself or one above; null: open to all.',
      resolve: ({ row }) => row.protectedBy,
    }),
    passwordVersions: t.stringList({
      description: 'The versions of the passwords that open it now; for trusted callers only.',
      resolve: ({ row }, _, { trusted }) => (trusted ? row.passwordVersions : []),
    }),
    requiredRole: t.string({ nullable: true, resolve: ({ row }) => row.requiredRole }),
    tableOfContents: t.boolean({ resolve: ({ row }) => row.tableOfContents }),
    description: t.string({
      nullable: true,
      description: 'For search engines and shared links.',
      resolve: ({ contentLanguage, row }, _, reader) =>
        contentLanguage && mayReadContent(row, reader) ? row.description : null,
    }),
    lead: t.string({
      nullable: true,
      resolve: ({ contentLanguage, row }, _, reader) =>
        contentLanguage && mayReadContent(row, reader) ? row.lead : null,
    }),
    image: t.field({
      type: ImageType,
      nullable: true,
      resolve: (page, _, reader) => {
        const { row, view } = page;
        if (!row.image || !mayReadContent(row, reader)) return null;
        return deliverImage(row.image, view.languages, reader.addressFor(view, row.protection));
      },
    }),
    publicationDate: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row.publicationDate }),
    category: t.string({ nullable: true, resolve: ({ row }) => row.category }),
    adhoc: t.boolean({ resolve: ({ row }) => row.adhoc }),
    contacts: t.field({ type: [ContactType], resolve: ({ row }) => row.contacts }),
    products: t.stringList({
      description: 'Slugs of the products that a story speaks of.',
      resolve: ({ row }) => row.products,
    }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.updatedAt }),
    blocks: t.field({
      type: [BlockInterface],
      description: 'Of protected pages for trusted callers only (PAG-05).',
      resolve: (page) => page.blocks(),
    }),
  }),
});

builder.queryField('page', (t) =>
  t.field({
    type: PageType,
    nullable: true,
    description:
      'The page at a path within its site (`/`, `/about-us/innovation`), for a reader in `country` (`ALL`: international).',
    args: {
      siteId: t.arg.id({ required: true }),
      path: t.arg.string({ required: true }),
      country: t.arg.string({ required: true }),
      stage: t.arg({ type: StageEnum, defaultValue: 'PUBLISHED' }),
    },
    async resolve(_, args, reader) {
      const view = reader.view(args.stage ?? 'PUBLISHED', countryArgument(args.country));
      const siteId = idOrNothing(args.siteId);
      const path = pathArgument(args.path);
      const row = siteId && (await pageByPath(reader.connection, siteId, path, view));
      return row ? createReaderPage(row, view, reader) : null;
    },
  }),
);

builder.queryField('pageById', (t) =>
  t.field({
    type: PageType,
    nullable: true,
    description: 'A page by id, of any type and any site.',
    args: {
      id: t.arg.id({ required: true }),
      stage: t.arg({ type: StageEnum, defaultValue: 'PUBLISHED' }),
    },
    async resolve(_, args, reader) {
      const view = reader.view(args.stage ?? 'PUBLISHED', null);
      const id = idOrNothing(args.id);
      const row = id && (await pageById(reader.connection, id, view));
      return row ? createReaderPage(row, view, reader) : null;
    },
  }),
);
