/** The order matters: Edge and Opera call themselves Chrome, too, and Chrome calls itself Safari. */
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

/** A browser as its owner knows it, by what it calls itself: `Firefox · Windows`. Undefined: unknown. */
export function deviceName(userAgent: string): string | undefined {
  const known = [browsers, systems].map((names) => names.find(([, sign]) => sign.test(userAgent))?.[0]);
  return known.filter(Boolean).join(' · ') || undefined;
}
