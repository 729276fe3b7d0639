// Building an Intl formatter costs up to a millisecond, using one takes a few microseconds: each is built
// once.

type LocaleTag = Intl.LocalesArgument;

function remembered<O, F>(build: (tag: LocaleTag, options?: O) => F): (tag?: LocaleTag, options?: O) => F {
  const built = new Map<string, F>();
  return (tag, options) => {
    const key = `${tag} ${options ? JSON.stringify(options) : ''}`;
    const known = built.get(key);
    if (known) return known;
    const formatter = build(tag, options);
    built.set(key, formatter);
    return formatter;
  };
}

export const dateFormat = remembered(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
export const pluralRules = remembered(
  (tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options),
);
export const listFormatter = remembered(
  (tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag as string, options),
);
export const relativeFormat = remembered(
  (tag, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag as string, options),
);
export const displayNames = remembered(
  (tag, options?: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, options!),
);
