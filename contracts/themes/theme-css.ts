import { nightOf } from './night.ts';
import { type Theme, themeShapeNames, themeTokenNames, typefaceFile } from './theme-tokens.ts';
import { isTypeface, typefaces } from './typefaces.ts';

const KEY = /^[A-Za-z][A-Za-z0-9_-]{0,40}$/;
const COLOUR = /^#[0-9a-f]{6}$/i;
const SCHEMES = new Set(['light', 'dark']);
const STATUSES = ['success', 'warning', 'error', 'info'];
const TOKEN_NAMES: readonly string[] = [...themeTokenNames, ...themeShapeNames];

/**
 * The style sheet of all themes: one `[data-theme="Key"]` rule each, in the layer of the tokens.
 * Themes are data, so nothing but a plain key, a known token name, a six-digit colour and a shape of shapeOf gets in.
 * Throws an Error that names the theme and the token when something else is given or a token is missing.
 */
export function themeCss(themes: readonly Theme[]): string {
  return `@layer tokens{${themes.map(dayRule).join('')}}${themes.map(typefaceRule).join('')}`;
}

/**
 * The dark variant of a theme for a whole page, as the device is set or the reader has chosen
 * (web/site/frame/appearance); '' for a theme that is dark anyway.
 */
export function nightCss(theme: Theme): string {
  const night = nightOf(theme);
  if (!night) return '';
  const colours = `{${colourDeclarations({ ...night, key: theme.key })}}`;
  const selector = (root: string) => `${root},${root} [data-theme="${theme.key}"]`;
  const root = `:root[data-theme="${theme.key}"]`;
  const byDevice = `@media screen and (prefers-color-scheme:dark){${selector(`${root}:not([data-scheme="light"])`)}${colours}}`;
  return `@layer tokens{${byDevice}@media screen{${selector(`${root}[data-scheme="dark"]`)}${colours}}}`;
}

function dayRule(theme: Theme): string {
  return `[data-theme="${theme.key}"]{${[colourDeclarations(theme), ...shapeOf(theme)].join(';')}}`;
}

/** The scheme and the colours of a theme, as the declarations of a rule. */
function colourDeclarations({ key, scheme, tokens }: Theme): string {
  if (!KEY.test(key)) throw new Error(`Theme key ${JSON.stringify(key)} is not a plain name`);
  if (!SCHEMES.has(scheme)) throw new Error(`Theme ${key}: scheme must be light or dark`);
  for (const name of Object.keys(tokens)) {
    if (!TOKEN_NAMES.includes(name)) throw new Error(`Theme ${key}: unknown token ${JSON.stringify(name)}`);
  }
  const colours = themeTokenNames.map((name) => `--theme-${name}:${colour(key, name, tokens[name])}`);
  const statuses = STATUSES.map((name) => `--theme-${name}:var(--${name}-on-${scheme})`);
  return [`color-scheme:${scheme}`, `--theme-scheme:${scheme}`, ...colours, ...statuses].join(';');
}

/** The custom properties of a theme beside its colours. */
function shapeOf({ key, tokens }: Theme): string[] {
  const { radius, typeface } = tokens;
  if (radius !== undefined && !/^(?:\d|1[0-6])$/.test(radius))
    throw new Error(`Theme ${key}: radius must be whole pixels up to 16`);
  if (typeface !== undefined && !isTypeface(typeface)) throw new Error(`Theme ${key}: unknown typeface`);
  const { display, text } = typefaces[typeface ?? 'archivo'];
  return [
    radius && `--theme-radius:${radius}px`,
    display && `--theme-display-face:${display}`,
    text && `--theme-text-face:${text}`,
  ].filter((declaration) => typeof declaration === 'string');
}

/** The `@font-face` of an own typeface; until it has loaded, the style sheet's typeface is used. */
function typefaceRule({ key, tokens }: Theme): string {
  const { typeface, 'typeface-file': file } = tokens;
  if (typeface !== 'own' || file === undefined) return '';
  if (!typefaceFile.test(file)) throw new Error(`Theme ${key}: the file of its typeface is none of ours`);
  return `@font-face{font-family:Company;src:url(${file}) format("woff2");font-weight:100 900;font-display:swap}`;
}

function colour(key: string, name: string, value: string | undefined): string {
  if (value === undefined) throw new Error(`Theme ${key}: token ${name} is missing`);
  if (!COLOUR.test(value)) throw new Error(`Theme ${key}: ${name} is not a colour of the form #rrggbb`);
  return value.toLowerCase();
}
