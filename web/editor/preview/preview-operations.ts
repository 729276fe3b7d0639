import { graphql } from '#contracts/content/graphql.ts';

export const previewReads = {
  previewCountries: graphql(`
    query previewCountries {
      countries { countryCode supportedLanguages { languageCode } }
    }
  `),
};
