import { expect, test } from 'vitest';
import { readFilm } from './film-address.ts';

test('CAT-05 a film may be missing, also as the word null', () => {
  for (const address of [
    null,
    undefined,
    '',
    'null',
    'javascript:alert(1)',
    'https://elsewhere.example/film.mp4',
  ])
    expect(readFilm(address), String(address)).toBeUndefined();
});

test('CAT-03 our own films play at once, those of others know their player', () => {
  expect(readFilm('/media/turn.webm')).toEqual({
    kind: 'own',
    src: '/media/turn.webm',
    contentType: 'video/webm',
  });
  expect(readFilm('https://www.youtube.com/watch?v=abcdef12345')).toMatchObject({
    kind: 'outside',
    provider: 'YouTube',
    playerUrl: expect.stringContaining('youtube-nocookie.com/embed/abcdef12345'),
  });
  expect(readFilm('https://vimeo.com/123456')).toMatchObject({ provider: 'Vimeo' });
});
