import { builder } from '../builder.ts';
import { allLanguages } from '../language/find-languages.ts';
import { LanguageType, LocalizedNameType } from '../language/language.graphql.ts';
import { localizedNames } from '../language/localized-names.ts';
import { allCountries, type CountryRow } from './find-countries.ts';

const MeasurementSystem = builder.enumType('MeasurementSystem', { values: ['Imperial', 'Metric'] as const });

/** LOC-02. */
const Country = builder.objectRef<CountryRow>('Country').implement({
  fields: (t) => ({
    countryCode: t.exposeString('countryCode'),
    hidden: t.exposeBoolean('hidden'),
    supportedLanguages: t.expose('supportedLanguages', { type: [LanguageType] }),
    defaultLanguage: t.expose('defaultLanguage', { type: LanguageType }),
    defaultMeasurementSystem: t.expose('defaultMeasurementSystem', { type: MeasurementSystem }),
    localizations: t.field({
      type: [LocalizedNameType],
      resolve: ({ countryCode, names }) => localizedNames('region', countryCode, names),
    }),
    sortIndex: t.exposeInt('sortIndex'),
  }),
});

builder.queryField('countries', (t) =>
  t.field({ type: [Country], resolve: (_, __, reader) => allCountries(reader) }),
);

builder.objectField(LanguageType, 'defaultCountry', (t) =>
  t.field({
    type: Country,
    async resolve(code, _, reader) {
      const language = (await allLanguages(reader)).find(({ languageCode }) => languageCode === code);
      const countries = await allCountries(reader);
      const country = countries.find(
        ({ countryCode }) => countryCode === (language?.defaultCountry ?? 'ALL'),
      );
      if (!country) throw new Error(`The default country of the language ${code} is missing`);
      return country;
    },
  }),
);
