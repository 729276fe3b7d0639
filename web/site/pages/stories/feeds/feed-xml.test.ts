import sax from 'sax';
import { describe, expect, test } from 'vitest';
import { atom, type Feed, rss } from './feed-xml.ts';

const feed: Feed = {
  title: 'Stories & more – Litzen',
  description: 'What we <learn>',
  page: 'https://www.group.example/en/stories',
  address: 'https://www.group.example/en/stories/rss.xml',
  language: 'en',
  author: 'Litzen',
  entries: [
    {
      id: '3a27bc68-5eb8-820c-b07e-1cd393540246',
      title: 'A seal "of 2 mm" & its <place>',
      summary: 'Zwei Millimeter 防水栓',
      address: 'https://www.group.example/en/stories/seal?a=1&b=2',
      published: '2025-11-03T06:00:00.000Z',
      category: 'Quality',
    },
  ],
};

/** Names and texts of the elements; throws where the document is not well formed. */
function elements(xml: string): [name: string, text: string][] {
  const found: [string, string][] = [];
  const parser = sax.parser(true);
  let text = '';
  parser.onopentag = () => {
    text = '';
  };
  parser.ontext = (part) => {
    text += part;
  };
  parser.onclosetag = (name) => {
    found.push([name, text]);
    text = '';
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  return found;
}

describe.each([
  ['RSS', rss],
  ['Atom', atom],
])('STO-04 %s', (_, write) => {
  test('is well formed and says every text as it is', () => {
    const found = elements(write(feed));
    expect(found).toContainEqual(['title', 'A seal "of 2 mm" & its <place>']);
    expect(found.map(([, text]) => text)).toContain('What we <learn>');
    expect(found.map(([, text]) => text)).toContain('Zwei Millimeter 防水栓');
  });

  test('stands without entries, too', () => {
    expect(elements(write({ ...feed, entries: [] })).length).toBeGreaterThan(2);
  });
});

test('STO-04 RSS says the day as RFC 822 does and names entries by what never changes', () => {
  const found = elements(rss(feed));
  expect(found).toContainEqual(['pubDate', 'Mon, 03 Nov 2025 06:00:00 GMT']);
  expect(found).toContainEqual(['guid', 'urn:uuid:3a27bc68-5eb8-820c-b07e-1cd393540246']);
});

test('STO-04 Atom has an id, an author and a day for the feed and each entry', () => {
  const names = elements(atom(feed)).map(([name]) => name);
  expect(names.filter((name) => name === 'id')).toHaveLength(2);
  expect(names.filter((name) => name === 'updated')).toHaveLength(2);
  expect(names).toContain('name');
});
