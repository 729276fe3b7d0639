import { describe, expect, test } from 'vitest';
import { codes, file, gloss, match, segment, unit, words, xliff } from '../sample-documents.ts';

describe('EDI-05 XLIFF 2.1: what does not stand where it may is refused', () => {
  test.each([
    ['another root', '<html/>', 'no-xliff'],
    ['no file', xliff(''), 'content'],
    ['no unit', file(''), 'content'],
    ['a unit without a segment', unit('<ignorable><source> </source></ignorable>'), 'content'],
    ['a segment without a source', unit('<segment><target>a</target></segment>'), 'content'],
    ['two sources', unit('<segment><source>a</source><source>b</source></segment>'), 'content'],
    ['notes at the end', unit(`${words}<notes><note>a</note></notes>`), 'content'],
    ['empty notes', unit(`<notes/>${words}`), 'content'],
    ['original data without data', unit(`<originalData/>${words}`), 'content'],
    ['a stranger in a segment', unit('<segment><source>a</source><own:x/></segment>'), 'content'],
    [
      'a stranger beside files',
      xliff('<file id="f"><unit id="u"><segment><source>a</source></segment></unit></file><own:x/>'),
      'content',
    ],
    ['words where none are', unit(`stray${words}`), 'stray-text'],
    ['an unknown element of a module', unit(`<val:checks/>${words}`), 'unknown-element'],
    [
      'metadata without a group',
      file(`<mda:metadata><mda:meta type="t">v</mda:meta></mda:metadata><unit id="u">${words}</unit>`),
      'content',
    ],
    [
      'a term without a translation',
      gloss('<gls:glossEntry><gls:term>a</gls:term></gls:glossEntry>'),
      'content',
    ],
  ])('%s', (_, document, code) => {
    expect(codes(document)).toContain(code);
  });
});

describe('EDI-05 XLIFF 2.1: an attribute that is missing, unknown or says nothing is refused', () => {
  test.each([
    ['a group without an id', file(`<group><unit id="u">${words}</unit></group>`), 'missing-attribute'],
    ['an attribute of others on a segment', segment('a', undefined, ' own:x="1"'), 'unknown-attribute'],
    ['an attribute of others on a code', segment('<pc id="1" own:x="1">a</pc>'), 'unknown-attribute'],
    [
      'an attribute that a module does not have',
      file(`<group id="g" fs:no="b"><unit id="u">${words}</unit></group>`),
      'unknown-attribute',
    ],
    ['an id with a slash', file(`<unit id="/u">${words}</unit>`), 'value'],
    [
      'a language that is none',
      xliff(`<file id="f"><unit id="u">${words}</unit></file>`, 'srcLang="e"'),
      'value',
    ],
    ['a state that is none', segment('a', 'b', ' state="done"'), 'value'],
    ['a type that is none', segment('<pc id="1" type="shiny">a</pc>'), 'value'],
    ['a code point that XML has', segment('<cp hex="00e4"/>'), 'value'],
    [
      'an HTML element that is none',
      file(`<group id="g" fs:fs="wire"><unit id="u">${words}</unit></group>`),
      'value',
    ],
    ['a size that is none', file(`<unit id="u" slr:sizeRestriction="ten">${words}</unit>`), 'value'],
    ['half a character of storage', segment('<pc id="1" slr:equivStorage="7.5">a</pc>'), 'value'],
    [
      'a check how often: never',
      unit(`<val:validation><val:rule isPresent="a" occurs="0"/></val:validation>${words}`),
      'value',
    ],
    ['a match of an unknown kind', match('ref="#s" type="guess"'), 'value'],
    [
      'a confidence above one',
      segment('<mrk id="1" type="its:generic" its:taConfidence="7">a</mrk>'),
      'value',
    ],
    ['a substate without a state', segment('a', 'b', ' subState="own:x"'), 'missing-attribute'],
    ['a subtype without a type', segment('<pc id="1" subType="xlf:b">a</pc>'), 'missing-attribute'],
    ['a subtype of another type', segment('<ph id="1" type="fmt" subType="xlf:var"/>'), 'value'],
    [
      'a finer style without a style',
      file(`<group id="g" fs:subFs="a,b"><unit id="u">${words}</unit></group>`),
      'missing-attribute',
    ],
    ['a style on an end', segment('<sc id="1"/>a<ec startRef="1" fs:fs="b"/>'), 'unknown-attribute'],
  ])('%s', (_, document, code) => {
    expect(codes(document)).toContain(code);
  });
});
