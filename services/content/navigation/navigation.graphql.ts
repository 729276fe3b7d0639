import { badInput } from '#services/foundation/bad-input.ts';
import { idOrNothing, StageEnum } from '../arguments.ts';
import { builder } from '../builder.ts';
import { ImageType } from '../file/file.graphql.ts';
import { inWantedLanguage } from '../language/parse-languages.ts';
import { LinkType, PageReferenceType } from '../link/link.graphql.ts';
import {
  deliverItems,
  deliverOwnLink,
  deliverSections,
  type MarketingSection,
  type NavigationItem,
  type NavigationSection,
} from './deliver-navigation.ts';
import { navigationOfSite } from './find-navigation.ts';
import { type SeenFooter, type SeenHeader, type SeenNavigation, seenNavigation } from './see-navigation.ts';

const NavigationItemType = builder.objectRef<NavigationItem>('NavigationItem');
const NavigationSectionType = builder.objectRef<NavigationSection>('NavigationSection');

const MarketingSectionType = builder.objectRef<MarketingSection>('MarketingSection').implement({
  fields: (t) => ({
    title: t.exposeString('title', { nullable: true }),
    text: t.exposeString('text', { nullable: true }),
    logo: t.expose('logo', { type: ImageType, nullable: true }),
    backgroundColor: t.exposeString('backgroundColor'),
    link: t.expose('link', { type: LinkType, nullable: true }),
  }),
});

NavigationItemType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug', { nullable: true }),
    title: t.exposeString('title'),
    linkTitle: t.exposeString('linkTitle', { nullable: true }),
    breadcrumbOverride: t.exposeString('breadcrumbOverride', { nullable: true }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'Address without locale, a full address, `hard:…` or `action:…`; null: a heading only.',
    }),
    unlocalizedUrl: t.exposeString('unlocalizedUrl', {
      nullable: true,
      description:
        'Where the item stands on its site, without query and fragment; null: elsewhere or nowhere.',
    }),
    target: t.exposeString('target', { nullable: true }),
    page: t.expose('page', { type: PageReferenceType, nullable: true }),
    countries: t.exposeStringList('countries', {
      description: 'Countries whose readers see it, those of its page taken into account; empty: all.',
    }),
    hidden: t.exposeBoolean('hidden'),
    hiddenSubItems: t.exposeBoolean('hiddenSubItems'),
    hiddenInNextRelease: t.exposeBoolean('hiddenInNextRelease'),
    items: t.expose('items', { type: [NavigationItemType] }),
    sections: t.expose('sections', { type: [NavigationSectionType] }),
    marketing: t.expose('marketing', { type: MarketingSectionType, nullable: true }),
  }),
});

NavigationSectionType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug', { nullable: true }),
    title: t.exposeString('title', { nullable: true }),
    items: t.expose('items', { type: [NavigationItemType] }),
  }),
});

export const HeaderNavigation = builder.objectRef<SeenHeader>('HeaderNavigation').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ siteId }) => `${siteId}-header` }),
    theme: t.string({ nullable: true, resolve: ({ stored }) => stored.theme ?? null }),
    hidden: t.boolean({ resolve: ({ stored }) => stored.hidden ?? false }),
    items: t.field({
      type: [NavigationItemType],
      resolve: ({ stored, view }, _, reader) => deliverItems(stored.items, { view, reader }),
    }),
  }),
});

export const FooterNavigation = builder.objectRef<SeenFooter>('FooterNavigation').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ siteId }) => `${siteId}-footer` }),
    theme: t.string({ nullable: true, resolve: ({ stored }) => stored.theme ?? null }),
    text: t.string({
      nullable: true,
      resolve: ({ stored, view }) => inWantedLanguage(stored.text, view.languages) ?? null,
    }),
    contactLink: t.field({
      type: LinkType,
      nullable: true,
      resolve: ({ stored, view }, _, reader) => deliverOwnLink(stored.contactLink, { view, reader }),
    }),
    sections: t.field({
      type: [NavigationSectionType],
      resolve: ({ stored, view }, _, reader) => deliverSections(stored.sections, { view, reader }),
    }),
  }),
});

const NavigationType = builder.objectRef<SeenNavigation>('Navigation').implement({
  fields: (t) => ({
    header: t.expose('header', { type: HeaderNavigation, nullable: true }),
    footer: t.expose('footer', { type: FooterNavigation, nullable: true }),
  }),
});

builder.queryField('navigation', (t) =>
  t.field({
    type: NavigationType,
    args: {
      siteId: t.arg.id({ required: true }),
      stage: t.arg({ type: StageEnum, defaultValue: 'PUBLISHED' }),
    },
    async resolve(_, args, reader) {
      const view = reader.view(args.stage ?? 'PUBLISHED', null);
      const siteId = idOrNothing(args.siteId);
      if (!siteId) throw badInput('Is not an id of a site.', 'siteId');
      return seenNavigation(await navigationOfSite(reader.connection, siteId, view.stage), view);
    },
  }),
);
