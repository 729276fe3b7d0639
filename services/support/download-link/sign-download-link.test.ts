import { describe, expect, test } from 'vitest';
import { createDownloadLinks } from './sign-download-link.ts';

describe('TIC-03 DLC-01 links to files', () => {
  let time = Date.parse('2025-10-01T08:00:00Z');
  const links = createDownloadLinks({ secret: 'a secret', seconds: 300, now: () => time });
  const at = (path: string) => new URL(path, 'https://www.group.example');

  test('hold for the file that they were made for', () => {
    expect(links.holds(at(links.sign('/api/downloads/x/plan%20a.zip')))).toBe(true);
  });

  test('hold for no other file, no longer and with no other key', () => {
    const link = links.sign('/api/downloads/x/a.zip');
    expect(links.holds(at(link.replace('/a.zip', '/b.zip')))).toBe(false);
    expect(links.holds(at(link.replace(/exp=\d+/, 'exp=99999999999')))).toBe(false);
    const other = createDownloadLinks({ secret: 'another', seconds: 300, now: () => time });
    expect(other.holds(at(link))).toBe(false);
  });

  test.each(['', '?exp=1', '?sig=x', '?exp=-1&sig=x', '?exp=99999999999&sig='])(
    'a path%s is none',
    (query) => {
      expect(links.holds(at(`/api/downloads/x/a.zip${query}`))).toBe(false);
    },
  );

  test('end when their time is over', () => {
    const link = at(links.sign('/a'));
    time += 299_000;
    expect(links.holds(link)).toBe(true);
    time += 1000;
    expect(links.holds(link)).toBe(false);
  });

  test('are the same for some minutes, so that a browser need not load a picture again', () => {
    const first = links.sign('/a');
    time += 1000;
    const second = links.sign('/a');
    time += 200_000;
    expect(links.sign('/a')).toBe(second);
    expect(first).not.toBe(second);
  });
});
