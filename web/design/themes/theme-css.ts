import { type Theme, themeTokenNames } from './theme-tokens.ts';

const KEY = /^[A-Za-z][A-Za-z0-9_-]{0,40}$/;
const COLOUR = /^#[0-9a-f]{6}$/i;
const SCHEMES = new Set(['light', 'dark']);
const STATUSES = ['success', 'warning', 'error', 'info'];
const TOKEN_NAMES: readonly string[] = themeTokenNames;

/**
 * The style sheet of all themes: one `[data-theme="Key"]` rule each, in the layer of the tokens.
 * Themes are data, so nothing but a plain key, a known token name and a six-digit colour gets in.
 * Throws an Error that names the theme and the token when something else is given or a token is missing.
 */
export function themeCss(themes: readonly Theme[]): string {
  return `@layer tokens{${themes.map(rule).join('')}}`;
}

function rule({ key, scheme, tokens }: Theme): string {
  if (!KEY.test(key)) throw new Error(`Theme key ${JSON.stringify(key)} is not a plain name`);
  if (!SCHEMES.has(scheme)) throw new Error(`Theme ${key}: scheme must be light or dark`);
  for (const name of Object.keys(tokens)) {
    if (!TOKEN_NAMES.includes(name)) throw new Error(`Theme ${key}: unknown token ${JSON.stringify(name)}`);
  }
  const colours = themeTokenNames.map((name) => `--theme-${name}:${colour(key, name, tokens[name])}`);
  const statuses = STATUSES.map((name) => `--theme-${name}:var(--${name}-on-${scheme})`);
  const declarations = [`color-scheme:${scheme}`, `--theme-scheme:${scheme}`, ...colours, ...statuses];
  return `[data-theme="${key}"]{${declarations.join(';')}}`;
}

function colour(key: string, name: string, value: string | undefined): string {
  if (value === undefined) throw new Error(`Theme ${key}: token ${name} is missing`);
  if (!COLOUR.test(value)) throw new Error(`Theme ${key}: ${name} is not a colour of the form #rrggbb`);
  return value.toLowerCase();
}
