import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';

/**
 * Countries, languages, sites, brands and themes, as section 7 of the product's specification requires, and
 * the texts that sites override.
 */
export const systemDataQuery = graphql(
  `
  query systemData {
    countries {
      countryCode
      hidden
      supportedLanguages { languageCode }
      defaultLanguage { languageCode }
      defaultMeasurementSystem
      localizations { locale displayName }
      sortIndex
    }
    languages {
      languageCode
      defaultCountry { countryCode }
      localizations { locale displayName }
    }
    sites {
      id
      name
      legalName
      portalName
      logo { ...ImageFields }
      slug
      theme
      internationalOnly
      hideSideButtons
      enableCutFont
      languages { languageCode }
      extraLanguages
      domains
      headerNavigation { id }
      footerNavigation { id }
    }
    brands { id name pimId image { ...ImageFields } }
    themes { key name scheme tokens }
    interfaceTexts { siteId language message text }
  }
`,
  [imageFields],
);

export type SystemData = ResultOf<typeof systemDataQuery>;
export type Site = SystemData['sites'][number];
export type Country = SystemData['countries'][number];
