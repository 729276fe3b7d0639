/** The order matters: Edge and Opera also claim to be Chrome, and Chrome claims to be Safari. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** A readable name of a browser from its user agent: `Firefox · Windows`. Undefined: unknown. */
export function deviceName(userAgent: string): string | undefined {
  const known = [browsers, systems].map((names) => names.find(([, sign]) => sign.test(userAgent))?.[0]);
  return known.filter(Boolean).join(' · ') || undefined;
}
