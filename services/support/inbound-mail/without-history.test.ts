import { describe, expect, test } from 'vitest';
import { withoutHistory } from './without-history.ts';

const marks = ['[ST-2025-004217]', 'reply+ST-2025-004217'];
const wrote = 'It is the small one.\n\nIt stands still again.';

describe('TIC-02 of an answer by mail is kept what its writer wrote', () => {
  test.each([
    ['alone', ''],
    [
      'above an English quote',
      '\n\nOn Mon, 2 Jun 2025 at 10:00, Litzen wrote:\n> Which applicator?\n>\n> Open: …',
    ],
    ['above a German quote', '\r\n\r\nAm 02.06.25 um 10:00 schrieb Litzen:\r\n> Which applicator?\r\n\r\n'],
    [
      'above a quote in two lines of introduction',
      '\n\nLe lun. 2 juin 2025 à 10:00, Litzen <info@group.example>\na écrit :\n> Which applicator?',
    ],
    [
      'above Outlook’s block',
      '\n\nVon: Litzen <info@group.example>\nGesendet: Montag, 2. Juni 2025\nBetreff: [ST-2025-004217] Crimp\n\nWhich?',
    ],
    [
      'above Outlook’s block in Chinese',
      '\n\n发件人: Litzen\n发送时间: 2025年6月2日\n主题: [ST-2025-004217] Crimp\n\nWhich?',
    ],
    ['above Outlook’s rule', '\n\n________________________________\nFrom: Litzen\n\nWhich?'],
    ['above the old kind of rule', '\n\n-----Original Message-----\nFrom: Litzen\n\nWhich?'],
    [
      'above an introduction with the address',
      '\n\n2025/06/02 <reply+ST-2025-004217.abc@x.example>\n\nWhich?',
    ],
    ['above a signature', '\n\n-- \nEva Brandt\nNordlicht'],
  ])('%s', (_, rest) => {
    expect(withoutHistory(wrote + rest, marks)).toBe(wrote);
  });

  test('also between quoted lines and with a colon', () => {
    const between = '> Which applicator?\nThe small one:\n> And the reel?\nThe red one.';
    expect(withoutHistory(between, marks)).toBe(between);
    expect(withoutHistory('Parts:\n- blade', marks)).toBe('Parts:\n- blade');
  });

  test('nothing is left of a mail that only quotes', () => {
    expect(withoutHistory('> Which applicator?', marks)).toBe('');
  });
});
