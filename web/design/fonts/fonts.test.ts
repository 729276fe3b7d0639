import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const file = (name: string) => new URL(name, import.meta.url);
const sheet = readFileSync(file('./fonts.css'), 'utf8');

/** Ten segments of 1460 bytes (RFC 6928), less the response headers. */
const firstWindow = 14_600 - 600;

test.each(['archivo-basic.woff2', 'inter-basic.woff2'])(
  '%s comes in the first window of a connection',
  (name) => {
    expect(statSync(file(`./${name}`)).size).toBeLessThan(firstWindow);
  },
);

/** The files of the family's upright or italic faces whose unicode-range holds the letter. */
function getFiles(family: string, letter: string, style: 'normal' | 'italic' = 'normal'): string[] {
  const code = letter.codePointAt(0)!;
  const faces = sheet
    .split('@font-face')
    .filter(
      (face) =>
        face.includes(`font-family: ${family};`) &&
        face.includes('font-style: italic') === (style === 'italic'),
    );
  return faces
    .filter((face) =>
      [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
        ([, from, to]) => code >= Number.parseInt(from!, 16) && code <= Number.parseInt(to ?? from!, 16),
      ),
    )
    .map((face) => face.match(/\.\/([\w-]+\.woff2)/)?.[1] ?? '');
}

test.each([...'aZ0 ,–’²±éü'])('%s comes with the preloaded files', (letter) => {
  expect(getFiles('Inter', letter)).toEqual(['inter-basic.woff2']);
  expect(getFiles('Archivo', letter)).toEqual(['archivo-basic.woff2']);
});

test.each([...'³ßèçã«$'])('%s comes with the letters of the west', (letter) => {
  expect(getFiles('Inter', letter)).toEqual(['inter-latin.woff2']);
  expect(getFiles('Archivo', letter)).toEqual(['archivo-latin.woff2']);
});

test('no letter stands in two files', () => {
  for (let code = 0x20; code < 0x2300; code += 1) {
    const letter = String.fromCodePoint(code);
    expect(getFiles('Inter', letter).length, letter).toBeLessThan(2);
    expect(getFiles('Archivo', letter).length, letter).toBeLessThan(2);
  }
});

test.each([...'őűșțďľĺŕčęŁ'])('%s comes when a page needs it', (letter) => {
  expect(getFiles('Inter', letter)).toEqual(['inter-latin-ext.woff2']);
  expect(getFiles('Archivo', letter)).toEqual(['archivo-latin-ext.woff2']);
});

test.each([...'≤≥Ω→'])('the technical sign %s does not change the face', (sign) => {
  expect(getFiles('Inter', sign)).toEqual(['inter-technical.woff2']);
});

test.each([...'aZ0éüßőŁ'])('%s has an italic of its own: none is drawn by the browser', (letter) => {
  expect(getFiles('Inter', letter, 'italic')).toHaveLength(1);
});

test('LOC-01 what Windows has of Japanese type is a family with a bold of its own', () => {
  const faces = sheet.split('@font-face').filter((face) => face.includes('"Yu Gothic text"'));
  const weights = faces.map((face) => [
    /local\("([^"]+)"\)/.exec(face)?.[1],
    /font-weight: (\d+ \d+)/.exec(face)?.[1],
  ]);
  expect(weights).toEqual([
    ['Yu Gothic Medium', '100 500'],
    ['Yu Gothic Bold', '501 900'],
  ]);
  // A system family with a single weight would leave bold text without bold.
  const tokens = readFileSync(file('../styles/tokens.css'), 'utf8');
  expect(tokens).toContain('"Yu Gothic text"');
  expect(tokens).not.toContain('"Yu Gothic Medium"');
});
