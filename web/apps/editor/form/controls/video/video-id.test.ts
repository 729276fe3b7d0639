import { expect, test } from 'vitest';
import { getVideoId } from './video-id.ts';

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
  ['youtube', ' https://youtu.be/dQw4w9WgXcQ?si=x ', 'dQw4w9WgXcQ'],
  ['youtube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtube', 'dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtube', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['youtube', 'https://vimeo.com/76979871', undefined],
  ['vimeo', 'https://vimeo.com/76979871', '76979871'],
  ['vimeo', 'https://player.vimeo.com/video/76979871?h=1', '76979871'],
  ['vimeo', 'no film', undefined],
] as const)('EDI-05 the film of %s in %s', (provider, typed, id) => {
  expect(getVideoId(provider, typed)).toBe(id);
});
