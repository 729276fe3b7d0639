import { inverseTone, stage, statusColours, sunkenTone } from './derived-colours.ts';
import { contrast } from './oklab.ts';
import type { ThemeScheme, ThemeTokenName } from './theme-tokens.ts';

/**
 * A colour on a background, and the contrast ratio that it must reach there (WCAG 2.2: 1.4.3 for text, 1.4.11 for
 * shapes).
 */
export type ContrastPair = {
  name: string;
  tone: (typeof tones)[number];
  /** The foreground: one of the inks, or a status. */
  ink: Ink | Status;
  on: Ground | 'accent' | 'accent-hover';
  colour: string;
  ground: string;
  least: number;
  /** The tokens of both colours; status colours belong to no theme. */
  inkToken: ThemeTokenName | undefined;
  groundToken: ThemeTokenName;
};

/** The plain page, its sunken bands and its dark stages; `solid`: what is filled with the accent. */
export const tones = ['plain', 'sunken', 'inverse', 'solid'] as const;
const grounds = ['page', 'surface', 'surface-2', 'sunken', 'stage', 'accent-subtle'] as const;
const inks = ['text', 'muted', 'link', 'focus', 'control', 'label'] as const;
type Ground = (typeof grounds)[number];
type Ink = (typeof inks)[number];
type Status = keyof (typeof statusColours)['light'];
type Colours = { scheme: ThemeScheme; tokens: Record<ThemeTokenName, string> };

const TEXT = 4.5;
const SHAPE = 3;
const BODY_TEXT = 7;

/** Every pair of colours that the components put on each other, in the theme itself and in its tones. */
export function contrastPairs({ scheme, tokens }: Colours): ContrastPair[] {
  const plain = { ...tokens, stage: stage(tokens.line, tokens.sunken) };
  const sunken = { ...tokens, ...sunkenTone(tokens) };
  const inverse = { ...tokens, ...inverseTone(tokens) };
  return [
    ...tonePairs('plain', plain, statusColours[scheme], plainTokens),
    ...tonePairs('sunken', sunken, statusColours[scheme], sunkenTokens),
    ...tonePairs('inverse', inverse, statusColours.dark, inverseTokens),
    ...(['accent', 'accent-hover'] as const).map(
      (token): ContrastPair => ({
        name: `label on ${token === 'accent' ? 'accent' : 'hovered accent'}`,
        tone: 'solid',
        ink: 'label',
        on: token,
        colour: tokens['on-accent'],
        ground: tokens[token],
        least: TEXT,
        inkToken: 'on-accent',
        groundToken: token,
      }),
    ),
  ];
}

/** The pairs of a theme that miss their contrast ratio. */
export function unreadablePairs(theme: Colours): ContrastPair[] {
  return contrastPairs(theme).filter(({ colour, ground, least }) => contrast(colour, ground) < least);
}

type Tone = Record<
  | 'page'
  | 'surface'
  | 'surface-2'
  | 'sunken'
  | 'stage'
  | 'text'
  | 'muted'
  | 'accent-text'
  | 'accent-subtle'
  | 'control'
  | 'focus',
  string
>;
/** The token of the theme that each colour of a tone is taken from. */
type ToneTokens = Record<keyof Tone, ThemeTokenName>;

const plainTokens: ToneTokens = {
  page: 'page',
  surface: 'surface',
  'surface-2': 'surface-2',
  sunken: 'sunken',
  stage: 'line',
  text: 'text',
  muted: 'muted',
  'accent-text': 'accent-text',
  'accent-subtle': 'accent-subtle',
  control: 'control',
  focus: 'focus',
};
const sunkenTokens: ToneTokens = { ...plainTokens, page: 'sunken', sunken: 'line', stage: 'surface' };
const inverseTokens: ToneTokens = {
  page: 'inverse',
  surface: 'inverse',
  'surface-2': 'inverse',
  sunken: 'inverse',
  stage: 'inverse',
  text: 'inverse-text',
  muted: 'inverse-muted',
  'accent-text': 'inverse-accent',
  'accent-subtle': 'inverse',
  control: 'inverse-text',
  focus: 'inverse-accent',
};

function tonePairs(
  tone: 'plain' | 'sunken' | 'inverse',
  colours: Tone,
  statuses: Readonly<Record<Status, string>>,
  tokens: ToneTokens,
): ContrastPair[] {
  return grounds.flatMap((ground) => {
    const pair = (
      ink: Ink | Status,
      colour: string,
      least: number,
      inkToken?: ThemeTokenName,
    ): ContrastPair => ({
      name: `${tone}: ${ink} on ${ground}`,
      tone,
      ink,
      on: ground,
      colour,
      ground: colours[ground],
      least,
      inkToken,
      groundToken: tokens[ground],
    });
    return [
      pair('text', colours.text, BODY_TEXT, tokens.text),
      pair('muted', colours.muted, TEXT, tokens.muted),
      pair('link', colours['accent-text'], TEXT, tokens['accent-text']),
      pair('focus', colours.focus, SHAPE, tokens.focus),
      ...(ground === 'accent-subtle' ? [] : [pair('control', colours.control, SHAPE, tokens.control)]),
      ...(ground === 'page' || ground === 'surface'
        ? Object.entries(statuses).map(([status, colour]) => pair(status as Status, colour, TEXT))
        : []),
    ];
  });
}
