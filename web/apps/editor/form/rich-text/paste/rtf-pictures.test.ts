import { expect, test } from 'vitest';
import { findRtfPictures } from './rtf-pictures.ts';

/** RTF from Word, reduced: a PNG, the same once more as a metafile, and a JPEG over several lines. */
const rtf = String.raw`{\rtf1\ansi Sizes {\*\shppict{\pict{\*\picprop{\sp{\sn shapeType}{\sv 75}}}\picscalex100\picw40\pngblip\bliptag-214{\*\blipuid f33d}
89504e470d0a1a0a}}{\nonshppict{\pict\wmetafile8 0100}}\par {\*\shppict {\pict\jpegblip\bliptag7{\*\blipuid 00}ffd8
ffe0}}}`;

test('EDI-05 the pictures that Word sends along in RTF are found in their order, each once', async () => {
  const pictures = findRtfPictures(rtf);
  expect(pictures.map(({ name, type }) => [name, type])).toEqual([
    ['picture.png', 'image/png'],
    ['picture.jpeg', 'image/jpeg'],
  ]);
  const bytes = await Promise.all(pictures.map(async (picture) => Buffer.from(await picture.arrayBuffer())));
  expect(bytes.map((each) => each.toString('hex'))).toEqual(['89504e470d0a1a0a', 'ffd8ffe0']);
});

test.each([
  '',
  'no RTF',
  '{\\\\pict\\\\pngblip 8',
  String.raw`{\pict\pngblip xyz}`,
  String.raw`{\pict\wmetafile8 01}`,
])('EDI-05 %j holds none', (text) => {
  expect(findRtfPictures(text)).toEqual([]);
});
