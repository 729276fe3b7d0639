import { expect, test } from 'vitest';
import { findTexts, isMuchLonger } from './shown-texts.ts';

const text = (message: string, standing: string, own: string | null = null) => ({
  message,
  group: message.split('.')[0] ?? '',
  path: '/',
  standing,
  own,
  by: null,
  at: null,
});
const texts = [
  text('frame.contact', 'Talk to an expert', 'Ask an engineer'),
  text('forms.contact', 'Talk to an expert'),
  text('search.title', 'Search'),
];
const found = (narrowed: Partial<Parameters<typeof findTexts>[1]>) =>
  findTexts(texts, { search: '', group: '', isOwn: false, ...narrowed }).map(({ message }) => message);

test('texts are found by all words of either text, by their place, and by whether they are own', () => {
  expect(found({ search: 'EXPERT talk' })).toEqual(['frame.contact', 'forms.contact']);
  expect(found({ search: 'engineer' })).toEqual(['frame.contact']);
  expect(found({ search: 'expert', group: 'forms' })).toEqual(['forms.contact']);
  expect(found({ isOwn: true })).toEqual(['frame.contact']);
  expect(found({ search: 'nothing of it' })).toEqual([]);
});

test.each([
  ['Send', 'Send now', false],
  ['Send', 'Send this message to us now', true],
  ['Talk to an expert', 'Ask one of our engineers', false],
  ['Talk to an expert', 'Ask one of our engineers in Dierikon', true],
])('%j in place of %j', (standing, own, isLonger) => {
  expect(isMuchLonger(standing, own)).toBe(isLonger);
});
