import { inverseTone, stage, statusColours, sunkenTone } from './derived-colours.ts';
import type { SolvedTheme } from './solve.ts';

/** A colour on a ground, and the contrast ratio it must reach there (WCAG 2.2: 1.4.3 for text, 1.4.11 for shapes). */
export type ContrastPair = { name: string; colour: string; ground: string; least: number };

const TEXT = 4.5;
const SHAPE = 3;
const BODY_TEXT = 7;

/** Every pair of colours that the components put on each other, in the theme itself and in its tones. */
export function contrastPairs({ scheme, tokens }: SolvedTheme): ContrastPair[] {
  const plain = { ...tokens, stage: stage(tokens.line, tokens.sunken) };
  const sunken = { ...tokens, ...sunkenTone(tokens) };
  const inverse = { ...tokens, ...inverseTone(tokens) };
  return [
    ...tonePairs('plain', plain, statusColours[scheme]),
    ...tonePairs('sunken', sunken, statusColours[scheme]),
    ...tonePairs('inverse', inverse, statusColours.dark),
    { name: 'label on accent', colour: tokens['on-accent'], ground: tokens.accent, least: TEXT },
    {
      name: 'label on hovered accent',
      colour: tokens['on-accent'],
      ground: tokens['accent-hover'],
      least: TEXT,
    },
  ];
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

function tonePairs(tone: string, colours: Tone, statuses: Record<string, string>): ContrastPair[] {
  const grounds = ['page', 'surface', 'surface-2', 'sunken', 'stage', 'accent-subtle'] as const;
  return grounds.flatMap((ground) => {
    const pair = (name: string, colour: string, least: number): ContrastPair => ({
      name: `${tone}: ${name} on ${ground}`,
      colour,
      ground: colours[ground],
      least,
    });
    return [
      pair('text', colours.text, BODY_TEXT),
      pair('muted text', colours.muted, TEXT),
      pair('link', colours['accent-text'], TEXT),
      pair('focus ring', colours.focus, SHAPE),
      ...(ground === 'accent-subtle' ? [] : [pair('control', colours.control, SHAPE)]),
      ...(ground === 'page' || ground === 'surface'
        ? Object.entries(statuses).map(([status, colour]) => pair(status, colour, TEXT))
        : []),
    ];
  });
}
