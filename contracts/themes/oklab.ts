/** Colour arithmetic in OKLab (Björn Ottosson, 2020) and the contrast ratio of WCAG 2.2. Colours are '#rrggbb'. */

type Triple = readonly [number, number, number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

function linearRgb(hex: string): Triple {
  const channel = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function toHex(rgb: Triple): string {
  const byte = (linear: number) => Math.round(clamp(toGamma(clamp(linear))) * 255);
  return `#${rgb.map((linear) => byte(linear).toString(16).padStart(2, '0')).join('')}`;
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const withinGamut = (rgb: Triple) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The sRGB colour of an OKLCH triple; chroma is reduced until the colour exists in sRGB. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const radians = (hue * Math.PI) / 180;
  let reduced = chroma;
  for (;;) {
    const rgb = fromOklab([lightness, reduced * Math.cos(radians), reduced * Math.sin(radians)]);
    if (withinGamut(rgb) || reduced < 1e-4) return toHex(rgb);
    reduced *= 0.96;
  }
}

/** Lightness, chroma and hue in degrees of an sRGB colour. */
export function toOklch(hex: string): { lightness: number; chroma: number; hue: number } {
  const [lightness, a, b] = toOklab(linearRgb(hex));
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
}

/** What CSS `color-mix(in oklab, first share%, second)` gives. */
export function mixOklab(first: string, share: number, second: string): string {
  const a = toOklab(linearRgb(first));
  const b = toOklab(linearRgb(second));
  const mixed = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return toHex(fromOklab([mixed(0), mixed(1), mixed(2)]));
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
