import { expect, test } from 'vitest';
import { filmPicture, type Highlight, serviceLines, shownHighlights } from './product-parts.ts';

const image = { url: '/image/abc' } as Highlight['image'];
const highlight = (rest: Partial<Highlight>): Highlight => ({
  name: 'Quick tool change',
  descriptions: [],
  image: null,
  video_url: null,
  ...rest,
});

test('CAT-03 a highlight needs a name and a picture or a film', () => {
  const shown = shownHighlights([
    highlight({ image }),
    highlight({ video_url: '/media/a.mp4' }),
    highlight({}),
    highlight({ name: ' ', image }),
    highlight({ video_url: 'null' }),
  ]);
  expect(shown).toHaveLength(2);
});

test('CAT-05 benefits and details that are not written leave no gap', () => {
  const service = { benefit1: 'One', benefit2: null, benefit3: ' ', benefit6: 'Six' };
  expect(serviceLines(service as never, 'benefit')).toEqual(['One', 'Six']);
  expect(serviceLines(null, 'detail')).toEqual([]);
});

test('CAT-05 the picture of a film may be missing or the word null', () => {
  expect(filmPicture({ video_image_url: '/image/0a1b' })).toBe('/image/0a1b');
  for (const address of [null, '', 'null']) expect(filmPicture({ video_image_url: address })).toBeUndefined();
});
