import { expect, test } from 'vitest';
import { compileOwnTexts } from './own-texts.server.ts';

const messages = { contact: 'Talk to an expert', menu: 'Menu' };

test('LOC-01 a site says its own texts among those of the interface, in their language alone', () => {
  const own = compileOwnTexts(
    [
      { language: 'en', message: 'frame.contact', text: 'Ask an engineer' },
      { language: 'en', message: 'frame.gone', text: 'Nobody says this' },
    ],
    () => {},
  );
  const english = own?.within('en', 'frame', messages);
  expect(english).toEqual({ contact: 'Ask an engineer', menu: 'Menu' });
  // Merged once, however often it is requested.
  expect(own?.within('en', 'frame', messages)).toBe(english);
  expect(own?.within('de', 'frame', messages)).toBe(messages);
  expect(own?.within('en', 'search', messages)).toBe(messages);
});

test('a site without own texts has nothing that could cost anything; a text that is not a message is left out', () => {
  const warned: string[] = [];
  const warn = (message: string) => void warned.push(message);
  expect(compileOwnTexts([], warn)).toBeUndefined();
  const own = compileOwnTexts([{ language: 'en', message: 'frame.contact', text: '{count, plural' }], warn);
  expect(own?.within('en', 'frame', messages)).toEqual(messages);
  expect(warned).toHaveLength(1);
});
