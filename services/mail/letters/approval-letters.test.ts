import { expect, test } from 'vitest';
import { writeLetter } from './write-letter.ts';

const about = { kind: 'approvalAsked', page: { id: 'p-1', title: 'Results' }, by: 'Jonas Meier' } as const;

test('EDI-05 STO-02 mail about an approval says who asks for what, and leads to the page', () => {
  const letter = writeLetter({ ...about, adhoc: false }, 'de');
  expect(letter).toMatchObject({
    language: 'en',
    subject: 'Approval requested: Results',
    action: { path: '/en/editor/pages/p-1' },
  });
  expect(letter.opening.join()).toContain('Jonas Meier');
  expect(letter.opening.join()).not.toContain('ad hoc');
  expect(writeLetter({ ...about, adhoc: true }, 'en').opening.join()).toContain('ad hoc announcement');
});
