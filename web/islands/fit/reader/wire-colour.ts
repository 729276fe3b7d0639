import type { WireColour } from '#contracts/fit/wire.ts';

/** IEC 60757, the German codes of the car industry (DIN 47002), and the words of drawings. */
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

/** The base colour of `rt/sw`, `RDBU` or `Red`. Undefined: none that a lead is drawn in. */
export function readColour(text: string | undefined): WireColour | undefined {
  const [word = ''] = (text ?? '')
    .trim()
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return byCode.get(word) ?? byCode.get(word.slice(0, 2));
}
