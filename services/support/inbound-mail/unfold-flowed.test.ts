import { expect, test } from 'vitest';
import { unfoldFlowed } from './unfold-flowed.ts';

test('TIC-02 lines of flowed text go on in the next one of the same depth, and in no other (RFC 3676 4.5)', () => {
  const mail = [
    'The small one, as \r',
    'it was before. ',
    '> Which applicator, ',
    '> please? ',
    '>> Earlier ',
    '>> words',
    'Regards ',
    '-- ',
    'Eva',
    ' > stuffed',
    ' From here ',
    '',
    'on',
  ].join('\n');
  expect(unfoldFlowed(mail, false).split('\n')).toEqual([
    'The small one, as it was before.',
    '> Which applicator, please?',
    '>> Earlier words',
    'Regards',
    '-- ',
    'Eva',
    '> stuffed',
    'From here',
    'on',
  ]);
});

test('TIC-02 with DelSp the spaces at the ends belong to no word', () => {
  expect(unfoldFlowed('圧着端 \n子です。\nsecond', true)).toBe('圧着端子です。\nsecond');
});
