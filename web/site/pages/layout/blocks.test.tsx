import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blockTypes } from '#contracts/content/blocks.ts';
import { draw } from '../test-reader.tsx';
import { Blocks } from './blocks.tsx';
import { sampleBlock, sampleBlocks } from './sample-blocks.ts';

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => complaints.mockClear());
afterEach(() => expect(complaints.mock.calls).toEqual([]));

describe.each(['full', 'minimal'] as const)('PAG-01 blocks with %s data', (filled) => {
  test.each(blockTypes)('PAG-01 %s is drawn without a warning', async (type) => {
    const html = await draw(<Blocks blocks={[sampleBlock(type, filled)]} />);
    if (filled === 'full') expect(html).not.toBe(type === 'anchorNavigation' ? 'nothing' : '');
    expect(html).not.toMatch(/undefined|null|\[object/);
  });

  test('no block carries an inline style, a script or an event handler', async () => {
    const html = await draw(<Blocks blocks={sampleBlocks(filled)} opening />);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<script|\son\w+=/);
  });

  test('headings go down by one rank at most and there is one h1', async () => {
    const [hero, ...others] = [sampleBlock('hero', 'full'), ...sampleBlocks(filled)];
    const html = await draw(<Blocks blocks={[hero!, ...others]} opening />);
    const ranks = [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1);
    expect(ranks[0]).toBe(1);
    for (const [index, rank] of ranks.entries())
      expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('ids are unique, and every link within the page has its target', async () => {
    const html = await draw(<Blocks blocks={sampleBlocks(filled)} />);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  });
});

test('IMG-01 only the picture that opens the page is fetched first, all others when they come near', async () => {
  const html = await draw(<Blocks blocks={sampleBlocks('full')} opening />);
  const images = [...html.matchAll(/<img[^>]*>/g)].map(([image]) => image);
  expect(images[0]).toMatch(/fetchPriority="high"/i);
  expect(images[0]).toMatch(/loading="eager"/);
  for (const image of images.slice(1)) {
    expect(image).toMatch(/loading="lazy"/);
    expect(image).not.toMatch(/fetchPriority/i);
  }
});

test('NAV-10 the anchor navigation lists the blocks that have an anchor and a title', async () => {
  const text = { ...sampleBlock('text', 'full'), anchor: 'data', title: 'Technical data' };
  const unlisted = { ...sampleBlock('keyFigures', 'full'), anchor: null };
  const html = await draw(<Blocks blocks={[sampleBlock('anchorNavigation', 'full'), text, unlisted]} />);
  expect(html).toMatch(/<a [^>]*href="#data"[^>]*>Technical data<\/a>/);
  expect(html).toContain('id="data"');
  expect(html.match(/<nav/g)).toHaveLength(1);
});

test('EDI-05 a block that is not translated yet says so in the words of the reader and speaks its own language', async () => {
  const borrowed = { ...sampleBlock('quote', 'full'), language: 'de' };
  const html = await draw(<Blocks blocks={[borrowed, { ...sampleBlock('quote', 'full'), id: 'own' }]} />);
  const [note] = /<p[^>]*>[^<]*not available in English yet[^<]*German[^<]*<\/p>/.exec(html) ?? [];
  expect(note).toBeDefined();
  expect(html.split(note!)).toHaveLength(2);
  expect(html.split(note!)[1]).toMatch(/^<div lang="de">/);
  expect(html.match(/lang="de"/g)).toHaveLength(1);
});
