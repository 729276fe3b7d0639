import type { WireColour } from '#contracts/fit/wire.ts';

/** Codes of IEC 60757, German codes of the automotive industry (DIN 47002), and words in drawings. */
const codes: Readonly<Record<WireColour, string>> = {
  BK: 'bk sw black schwarz noir',
  BN: 'bn br brown braun marron brun',
  RD: 'rd rt red rot rouge',
  OG: 'og or orange',
  YE: 'ye ge yellow gelb jaune',
  GN: 'gn green grün gruen vert',
  BU: 'bu bl blue blau bleu',
  VT: 'vt vi violet violett lila purple',
  GY: 'gy gr grey gray grau gris',
  WH: 'wh ws white weiss weiß blanc',
};

const byCode: ReadonlyMap<string, WireColour> = new Map(
  Object.entries(codes).flatMap(([colour, words]) =>
    words.split(' ').map((word) => [word, colour as WireColour] as const),
  ),
);

/** The base colour of `rt/sw`, `RDBU` or `Red`. Undefined: not a colour that drawings of leads have. */
export function readColour(text: string | undefined): WireColour | undefined {
  const [word = ''] = (text ?? '')
    .trim()
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return byCode.get(word) ?? byCode.get(word.slice(0, 2));
}
