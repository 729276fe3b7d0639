import { describe, expect, test } from 'vitest';
import { codes, segment } from '../sample-documents.ts';
import { readXmlTree, xmlLimits } from './xml-tree.ts';

describe('EDI-05 XLIFF: what could do harm is not read', () => {
  test.each([
    ['a document type', `<!DOCTYPE x>${segment('a')}`, 'document-type'],
    ['an unknown entity', segment('&wire;'), 'not-well-formed'],
    ['an unknown prefix', '<x:xliff/>', 'not-well-formed'],
    ['elements too deep in each other', '<a>'.repeat(xmlLimits.depth + 1), 'too-deep'],
    ['nothing', '', 'not-well-formed'],
  ])('%s', (_, document, code) => {
    expect(codes(document)).toEqual([code]);
  });

  test('too many bytes, elements, and bytes that are not text', () => {
    const read =
      (bytes: Uint8Array, limits = xmlLimits) =>
      () =>
        readXmlTree(bytes, limits);
    const document = new TextEncoder().encode(segment('a'));
    expect(read(document, { ...xmlLimits, bytes: 10 })).toThrow('too-large');
    expect(read(document, { ...xmlLimits, elements: 2 })).toThrow('too-many-elements');
    expect(read(new Uint8Array([0x3c, 0xff, 0x3e]))).toThrow('encoding');
  });
});
