import { openAddress } from '#services/foundation/cryptography/sign-file-address.ts';
import { StageEnum } from '../arguments.ts';
import { builder } from '../builder.ts';
import { deliverImage } from '../file/deliver-file.ts';
import { ImageType } from '../file/file.graphql.ts';
import { LanguageType } from '../language/language.graphql.ts';
import { FooterNavigation, HeaderNavigation } from '../navigation/navigation.graphql.ts';
import { navigationOfSites, type SeenNavigation } from '../navigation/see-navigation.ts';
import { allSites, type SiteRow } from './find-sites.ts';

type Site = SiteRow & { navigation: SeenNavigation };

const SiteType = builder.objectRef<Site>('Site').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    legalName: t.exposeString('legalName', {
      nullable: true,
      description: 'Of the main site: the company under which all sites stand; null: called as the site.',
    }),
    portalName: t.exposeString('portalName', {
      nullable: true,
      description: 'Of the main site: what its portal is called; null: as the site.',
    }),
    logo: t.field({
      type: ImageType,
      nullable: true,
      description: 'Stands in place of the name; null: the name stands.',
      async resolve({ logo }, _, reader) {
        const file = logo ? await reader.file(logo) : undefined;
        return file ? deliverImage(file, reader.languages, openAddress) : null;
      },
    }),
    domains: t.exposeStringList('domains', {
      description: 'Host, or host/slug; empty: the site is found by its slug.',
    }),
    theme: t.exposeString('theme'),
    internationalOnly: t.exposeBoolean('internationalOnly'),
    hideSideButtons: t.exposeBoolean('hideSideButtons'),
    enableCutFont: t.exposeBoolean('enableCutFont'),
    languages: t.expose('languages', {
      type: [LanguageType],
      description: 'Languages in which the site publishes.',
    }),
    extraLanguages: t.exposeStringList('extraLanguages', {
      description:
        'Locale prefixes of a language alone that the site allows beside those of system data (URL-06).',
    }),
    headerNavigation: t.field({
      type: HeaderNavigation,
      nullable: true,
      resolve: ({ navigation }) => navigation.header,
    }),
    footerNavigation: t.field({
      type: FooterNavigation,
      nullable: true,
      resolve: ({ navigation }) => navigation.footer,
    }),
  }),
});

builder.queryField('sites', (t) =>
  t.field({
    type: [SiteType],
    description: 'NAV-01: visitors see sites that have both navigations, editors all of them.',
    args: { stage: t.arg({ type: StageEnum, defaultValue: 'PUBLISHED' }) },
    async resolve(_, args, reader) {
      const view = reader.view(args.stage ?? 'PUBLISHED', null);
      const [sites, navigations] = await Promise.all([
        allSites(reader.connection),
        navigationOfSites(reader, view),
      ]);
      const seen = sites.map((site) => ({ ...site, navigation: navigations(site.id) }));
      if (view.stage === 'DRAFT') return seen;
      for (const { name } of seen.filter(lacksNavigation)) {
        reader.warnOnce(`The site "${name}" is not shown: it lacks its header or footer navigation`);
      }
      return seen.filter((site) => !lacksNavigation(site));
    },
  }),
);

function lacksNavigation({ navigation }: Site): boolean {
  return !navigation.header || !navigation.footer;
}
