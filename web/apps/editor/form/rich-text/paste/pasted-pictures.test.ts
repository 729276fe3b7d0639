import { expect, test } from 'vitest';
import { findPictureFiles, takePictures } from './pasted-pictures.ts';

const png = 'iVBORw0KGgo=';

test('EDI-05 a picture in pasted words becomes a file, one that lies elsewhere stays to be named', async () => {
  const { html, pictures } = takePictures(
    `<p>a<img width="1" src="data:image/png;base64,${png}" alt="x">b</p><img src="file:///C:/a.png"><img src="data:image/svg+xml;base64,${png}">`,
  );
  expect(html).toBe(`<p>ab</p><img src="file:///C:/a.png"><img src="data:image/svg+xml;base64,${png}">`);
  expect(pictures.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['picture.png', 'image/png', 8],
  ]);
  expect(takePictures('<img src="data:image/png;base64,===">').pictures).toEqual([]);
});

test('EDI-05 a screenshot is a picture, the picture of its cells that Excel sends is none', () => {
  const files = [new File(['x'], 'image.png', { type: 'image/png' }), new File(['x'], 'a.txt')];
  expect(findPictureFiles({ files, html: '' })).toEqual([files[0]]);
  expect(findPictureFiles({ files, html: '<img src="https://a.example/x.png">' })).toEqual([files[0]]);
  expect(findPictureFiles({ files, html: '<table><tr><td>1</td></tr></table>' })).toEqual([]);
});

test('EDI-05 pictures that Word names by file come out of the RTF beside them, when there are as many', () => {
  const html = '<p>a</p><img width=40 src="file:///C:/Temp/clip_image001.png"><p>b</p>';
  const rtf = String.raw`{\rtf1{\pict\pngblip 89504e47}}`;
  expect(takePictures(html, rtf)).toMatchObject({
    html: '<p>a</p><p>b</p>',
    pictures: [{ type: 'image/png' }],
  });
  expect(takePictures(html + html, rtf)).toEqual({ html: html + html, pictures: [] });
});
