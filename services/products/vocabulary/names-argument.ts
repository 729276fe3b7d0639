import { isLanguage } from '#contracts/languages.ts';
import { productLimits } from '#contracts/products/draft.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import { textArgument } from '../draft/graphql/draft-arguments.ts';
import type { Texts } from '../language/texts.ts';

const CatalogueName = builder.inputType('CatalogueName', {
  fields: (t) => ({
    language: t.string({ required: true }),
    name: t.string({ required: true }),
  }),
});

/** The names of a new class or attribute, as an argument. */
export const names = {
  type: [CatalogueName] as [typeof CatalogueName],
  required: true as const,
  description: 'One for each language; English is required, since every other language falls back to it.',
};

/**
 * The names by language.
 * @throws BAD_USER_INPUT, also when English is missing
 */
export function namesArgument(given: readonly { language: string; name: string }[]): Texts {
  const texts: Record<string, string> = {};
  for (const { language, name } of given) {
    if (!isLanguage(language) || Object.hasOwn(texts, language))
      throw badInput('Must be one name for each of the languages here.', 'names');
    texts[language] = textArgument(name, `names/${language}`, productLimits.name);
  }
  if (texts.en === undefined) throw badInput('Is missing in English.', 'names/en');
  return texts;
}
