import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const file = (name: string) => new URL(name, import.meta.url);
const sheet = readFileSync(file('./fonts.css'), 'utf8');

test('the two preloaded fonts together stay below 60 kB', () => {
  const bytes = ['archivo-latin.woff2', 'inter-latin.woff2'].map((name) => statSync(file(`./${name}`)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

/** The first face of the family whose unicode-range holds the letter. */
function fileFor(family: string, letter: string): string | undefined {
  const code = letter.codePointAt(0)!;
  const faces = sheet.split('@font-face').filter((face) => face.includes(`font-family: ${family};`));
  return faces
    .find((face) =>
      [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
        ([, from, to]) => code >= Number.parseInt(from!, 16) && code <= Number.parseInt(to ?? from!, 16),
      ),
    )
    ?.match(/\.\/([\w-]+\.woff2)/)?.[1];
}

test.each([...'aZ0²³µ±×–°ßéçã'])('%s comes with the preloaded files', (letter) => {
  expect(fileFor('Inter', letter)).toBe('inter-latin.woff2');
  expect(fileFor('Archivo', letter)).toBe('archivo-latin.woff2');
});

test.each([...'őűșțďľĺŕčęŁ'])('%s comes when a page needs it', (letter) => {
  expect(fileFor('Inter', letter)).toBe('inter-latin-ext.woff2');
  expect(fileFor('Archivo', letter)).toBe('archivo-latin-ext.woff2');
});

test.each([...'≤≥Ω→'])('the technical sign %s does not change the face', (sign) => {
  expect(fileFor('Inter', sign)).toBe('inter-technical.woff2');
});
