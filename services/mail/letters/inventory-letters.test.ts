import { expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { writeLetter } from './write-letter.ts';

test.each(languages)(
  'DLC-01 mail about a new version in %s names it and leads to the download centre',
  (language) => {
    const letter = writeLetter({ kind: 'newRelease', software: 'Lumen Plan', version: '9.2.0' }, language);
    const texts = [letter.subject, ...letter.opening, letter.action?.label, letter.small];
    expect(letter.language).toBe(language);
    expect(letter.subject).toContain('Lumen Plan');
    expect(letter.opening.join()).toContain('9.2.0');
    expect(letter.action?.path).toBe(`/${language}/mykomax/downloads`);
    for (const text of texts) expect(text).not.toMatch(/^$|[{}]/);
  },
);

test('each language has words of its own', () => {
  const about = { kind: 'newRelease', software: 'Lumen Plan', version: '9.2.0' } as const;
  const openings = languages.map((language) => writeLetter(about, language).opening.join());
  expect(new Set(openings).size).toBe(languages.length);
});

test('AST-01 mail about a wrong entry leads to the machine and is answered to whoever found it', () => {
  const letter = writeLetter(
    {
      kind: 'wrongMachineEntry',
      machine: { id: 'M-0001', model: 'Reuss 455', serialNumber: '455.1187', place: 'Nordlicht, Hof' },
      message: 'It is 13.2.0.',
      person: { name: 'Eva Brandt', email: 'eva.brandt@nordlicht.example' },
    },
    'de',
  );
  expect(letter).toMatchObject({
    language: 'en',
    subject: 'Inventory to be corrected: Reuss 455 455.1187',
    action: { path: '/en/mykomax/inventory/M-0001' },
    quote: 'It is 13.2.0.',
    replyTo: 'eva.brandt@nordlicht.example',
  });
});
