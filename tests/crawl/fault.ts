/** A fault that the crawl found. */
export type Fault = {
  readonly check: Check;
  /** The page with the fault. */
  readonly address: string;
  readonly detail: string;
};

export const checks = [
  'answer',
  'link',
  'anchor',
  'picture',
  'repeated',
  'file',
  'language',
  'canonical',
  'hreflang',
  'heading',
  'name',
  'inline',
  'structured data',
  'placeholder',
  'untranslated',
  'title',
  'id',
  'sitemap',
  'valid HTML',
  'accessibility',
  'console',
  'overflow',
] as const;
export type Check = (typeof checks)[number];

/** The same fault in another locale counts as the same. */
const localized = /(?:https?:\/\/[^/\s]+)?\/[a-z]{2}(?:-[a-z]{2})?(?=[/#?\s]|$)/g;
const maxLines = 60;

/** A readable list of one check's faults: each kind once, with the first place and the number of others. */
export function describeFaults(faults: readonly Fault[], check: Check): string[] {
  const places = new Map<string, string[]>();
  for (const { detail, address } of faults.filter((fault) => fault.check === check)) {
    const kind = detail.replace(localized, '…');
    places.set(kind, [...(places.get(kind) ?? []), address]);
  }
  const lines = [...places].map(([detail, [first, ...more]]) =>
    more.length > 0 ? `${detail} – ${first} and ${more.length} more` : `${detail} – ${first}`,
  );
  const rest = lines.length - maxLines;
  return rest > 0 ? [...lines.slice(0, maxLines), `… and ${rest} more`] : lines;
}
