import { describe, expect, test } from 'vitest';
import { removeQuotedMail } from './remove-quoted-mail.ts';

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
    const found = removeQuotedMail(wrote + rest, marks);
    expect(found.text).toBe(wrote);
    expect(found.trimmed).toBe(rest.replaceAll('\r\n', '\n').trim());
  });

  test('also between quoted lines and with a colon', () => {
    const between = '> Which applicator?\nThe small one:\n> And the reel?\nThe red one.';
    expect(removeQuotedMail(between, marks)).toEqual({ text: between, trimmed: '' });
    expect(removeQuotedMail('Parts:\n- blade', marks).text).toBe('Parts:\n- blade');
  });

  test('nothing is left of a mail that only quotes', () => {
    expect(removeQuotedMail('> Which applicator?', marks)).toEqual({
      text: '',
      trimmed: '> Which applicator?',
    });
  });
});

const sender = 'Litzen Service <\nreply+ST-2025-004217.0123456789abcdef012345678@service.group.example>';
const old = '\n\n> Which applicator?\n>\n> Open: …';
const gmail: Record<string, string> = {
  en: `On Mon, Jun 2, 2025 at 10:00 AM ${sender} wrote:`,
  de: `Am Mo., 2. Juni 2025 um 10:00 Uhr schrieb ${sender}:`,
  fr: `Le lun. 2 juin 2025 à 10:00, ${sender} a\nécrit :`,
  es: `El lun, 2 jun 2025 a las 10:00, ${sender} escribió:`,
  pt: `Em seg., 2 de jun. de 2025 às 10:00, ${sender} escreveu:`,
  ro: `În lun., 2 iun. 2025 la 10:00, ${sender} a scris:`,
  cs: `po 2. 6. 2025 v 10:00 odesílatel ${sender} napsal:`,
  sk: `po 2. 6. 2025 o 10:00 ${sender} napísal(a):`,
  hu: `${sender.replace('\n', '')}\nezt írta (időpont: 2025. jún. 2., H, 10:00):`,
  ja: `2025年6月2日(月) 10:00 ${sender}:`,
  zh: `${sender} 于2025年6月2日周一 10:00写道：`,
};
const heads: Record<string, string> = {
  en: 'From: Litzen\nSent: Monday, 2 June 2025\nTo: Eva\nSubject: Crimp',
  de: 'Von: Litzen\nGesendet: Montag, 2. Juni 2025\nAn: Eva\nBetreff: Crimp',
  fr: 'De : Litzen\nEnvoyé : lundi 2 juin 2025\nÀ : Eva\nObjet : Crimp',
  es: 'De: Litzen\nEnviado: lunes, 2 de junio de 2025\nPara: Eva\nAsunto: Crimp',
  pt: 'De: Litzen\nEnviado: segunda-feira, 2 de junho de 2025\nPara: Eva\nAssunto: Crimp',
  ro: 'De la: Litzen\nTrimis: luni, 2 iunie 2025\nCătre: Eva\nSubiect: Crimp',
  cs: 'Od: Litzen\nOdesláno: pondělí 2. června 2025\nKomu: Eva\nPředmět: Crimp',
  sk: 'Od: Litzen\nOdoslané: pondelok 2. júna 2025\nKomu: Eva\nPredmet: Crimp',
  hu: 'Feladó: Litzen\nElküldve: 2025. június 2., hétfő\nCímzett: Eva\nTárgy: Crimp',
  ja: '差出人: Litzen\n送信日時: 2025年6月2日\n宛先: Eva\n件名: Crimp',
  zh: '发件人: Litzen\n发送时间: 2025年6月2日\n收件人: Eva\n主题: Crimp',
};

describe('TIC-02 the old mail is known in every language, though nothing in it names the ticket', () => {
  test.each(Object.entries(gmail))('as Gmail breaks its line: %s', (_, introduction) => {
    for (const one of [introduction, introduction.replace(/reply\+\S+>/, 'info@group.example>')]) {
      expect(removeQuotedMail(`${wrote}\n\n${one}${old}`, marks)).toEqual({
        text: wrote,
        trimmed: `${one}${old}`.trim(),
      });
      expect(removeQuotedMail(`${wrote}\n\n${one}\n\nWhich applicator?`, marks).text).toBe(wrote);
    }
  });

  test.each(Object.entries(heads))('as Outlook writes its head: %s', (_, head) => {
    expect(removeQuotedMail(`${wrote}\n\n${head}\n\nWhich?`, marks).text).toBe(wrote);
    const bold = head.replace(/^([^::]+)[::]/gm, '*$1:*');
    expect(removeQuotedMail(`${wrote}\n\n${bold}\n\nWhich?`, marks).text).toBe(wrote);
  });

  test.each([
    'The cable comes\nFrom: reel 4\nTo: reel 5\nand jams.',
    'On the label of 2019 somebody wrote: 4711.\nIs that right?',
    'A\n---------------\nB',
    'Torque is\n-- 4 Nm\nhere',
    'Name: ______________________\nPlace: Hof',
    `On Mon, Jun 2, 2025 Litzen wrote:\n> Which?\nThe small one.\n> And the reel?\nThe red one.`,
  ])('what only looks like it stays: %j', (own) => {
    expect(removeQuotedMail(own, marks)).toEqual({ text: own, trimmed: '' });
  });

  test('SYS-04 a mail of one endless line, or of lines without end, is read in no time', () => {
    const long = 'On 2 '.repeat(40_000);
    expect(removeQuotedMail(`${long}:`, marks).text).toBe(`${long}:`);
    expect(removeQuotedMail('On 2:\n'.repeat(30_000), marks).text.length).toBeGreaterThan(0);
  });
});
