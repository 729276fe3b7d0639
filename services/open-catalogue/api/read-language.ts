import { isLanguage, type Language } from '#contracts/languages.ts';

/** The caller's preferred language among ours (RFC 9110 12.5.4); English where none matches. */
export function preferredLanguage(accepted: string | null): Language {
  const wishes = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().split(';');
      const weight =
        parameters.map((one) => /^\s*q=(\d(?:\.\d{0,3})?)\s*$/.exec(one)?.[1]).find(Boolean) ?? '1';
      return {
        language: tag.trim().slice(0, 2).toLowerCase(),
        isWhole: /^[a-z]{2}(?:-|$)/i.test(tag.trim()),
        weight: Number(weight),
      };
    })
    .filter(({ weight, isWhole }) => weight > 0 && isWhole)
    .sort((one, other) => other.weight - one.weight);
  return wishes.map(({ language }) => language).find(isLanguage) ?? 'en';
}
