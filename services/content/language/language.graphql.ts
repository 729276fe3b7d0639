import { builder } from '../builder.ts';
import { allLanguages } from './find-languages.ts';
import { type LocalizedName, localizedNames } from './localized-names.ts';

export const LocalizedNameType = builder.objectRef<LocalizedName>('LocalizedName').implement({
  fields: (t) => ({ locale: t.exposeString('locale'), displayName: t.exposeString('displayName') }),
});

/** A language is known by its code; the rest is looked up when it is queried. */
export const LanguageType = builder.objectRef<string>('Language').implement({
  fields: (t) => ({
    languageCode: t.string({ resolve: (code) => code }),
    localizations: t.field({
      type: [LocalizedNameType],
      resolve: (code) => localizedNames('language', code),
    }),
  }),
});

builder.queryField('languages', (t) =>
  t.field({
    type: [LanguageType],
    resolve: async (_, __, reader) => (await allLanguages(reader)).map(({ languageCode }) => languageCode),
  }),
);
