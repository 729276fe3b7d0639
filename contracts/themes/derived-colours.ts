import { mixOklab } from './oklab.ts';
import type { ThemeTokenName } from './theme-tokens.ts';

type Tokens = Record<ThemeTokenName, string>;

/** The background of product pictures and cards, as styles/tones.css mixes it. */
export const stage = (line: string, sunken: string) => mixOklab(line, 0.42, sunken);

/** The colours that styles/tones.css derives inside `data-tone="inverse"`. */
export function inverseTone(tokens: Tokens) {
  const mix = (share: number) => mixOklab(tokens['inverse-text'], share, tokens.inverse);
  return {
    page: tokens.inverse,
    surface: mix(0.06),
    'surface-2': mix(0.09),
    sunken: mix(0.11),
    line: mix(0.18),
    control: mix(0.5),
    text: tokens['inverse-text'],
    muted: tokens['inverse-muted'],
    'accent-text': tokens['inverse-accent'],
    'accent-subtle': mixOklab(tokens['inverse-accent'], 0.14, tokens.inverse),
    focus: tokens['inverse-accent'],
    stage: stage(mix(0.18), mix(0.11)),
  };
}

/** The colours that styles/tones.css derives inside `data-tone="sunken"`. */
export function sunkenTone(tokens: Tokens) {
  return { page: tokens.sunken, sunken: stage(tokens.line, tokens.sunken), stage: tokens.surface };
}

/** Status colours do not belong to a theme: they mean the same everywhere. */
export const statusColours = {
  light: { success: '#187547', warning: '#8a5b00', error: '#b3261e', info: '#1f5fbf' },
  dark: { success: '#5fd39a', warning: '#f0b64a', error: '#ff9086', info: '#8ab8ff' },
} as const;
