import { describe, expect, test } from 'vitest';
import { problemsOfFile } from './check-xliff2.ts';
import { codes, data, file, fixed, noted, segment, unit, words, xliff } from './sample-documents.ts';

describe('EDI-05 XLIFF 2.1 that is valid', () => {
  test.each([
    ['words', segment('Wire', 'Draht')],
    [
      'a document without targets and their language',
      xliff(`<file id="f"><unit id="u">${words}</unit></file>`, 'srcLang="en"'),
    ],
    ['groups in groups', file(`<group id="g"><group id="h"><unit id="u">${words}</unit></group></group>`)],
    [
      'elements and attributes of others',
      file(`<own:x own:y="1"><own:z/></own:x><unit id="u" own:a="b">${words}</unit>`),
    ],
    [
      'a pair in one element in the source, in two in the target',
      segment('<pc id="1">a</pc>', '<sc id="1"/>b<ec startRef="1"/>'),
    ],
    ['codes that cross', segment('<sc id="1"/>a<sc id="2"/>b<ec startRef="1"/>c<ec startRef="2"/>')],
    ['a code that stands alone', segment('a<ec id="1" isolated="yes" fs:fs="b"/>')],
    [
      'codes with data',
      unit(`${data}<segment><source><pc id="1" dataRefStart="d1" dataRefEnd="d2">a</pc></source></segment>`),
    ],
    ['a copied code', segment('<ph id="1"/><ph id="2" copyOf="1"/>')],
    [
      'another order of segments',
      unit(
        '<segment><source>a</source><target order="2">x</target></segment><segment><source>b</source><target order="1">y</target></segment>',
      ),
    ],
    [
      'a sequence that moves as a whole',
      segment(
        `<ph id="1" canReorder="firstNo" ${fixed}/><ph id="2" canReorder="no" ${fixed}/>a`,
        `b<ph id="1" canReorder="firstNo" ${fixed}/><ph id="2" canReorder="no" ${fixed}/>`,
      ),
    ],
    [
      'a comment on a note',
      noted('<segment><source><mrk id="1" type="comment" ref="#n=n1">a</mrk></source></segment>'),
    ],
    ['a comment in words', segment('<mrk id="1" type="comment" value="Mind">a</mrk>')],
    ['a marker of another kind', segment('<mrk id="1" type="own:kind" ref="#f=f/u=u/own">a</mrk>')],
    ['a term', segment('<mrk id="1" type="term" ref="http://example.org/wire">a</mrk>')],
    ['a character that XML has no place for', segment('<cp hex="0001"/>')],
    [
      'a match',
      unit(
        `<mtc:matches><mtc:match id="m" ref="#s" type="tm" similarity="90.5"><source>a</source><target>b</target></mtc:match></mtc:matches>${words}`,
      ),
    ],
    [
      'a glossary',
      unit(
        `<gls:glossary><gls:glossEntry id="g" ref="#s"><gls:term>wire</gls:term><gls:translation>Draht</gls:translation></gls:glossEntry></gls:glossary>${words}`,
      ),
    ],
    [
      'metadata',
      file(
        `<mda:metadata><mda:metaGroup category="c"><mda:meta type="t">v</mda:meta></mda:metaGroup></mda:metadata><unit id="u">${words}</unit>`,
      ),
    ],
    [
      'resources',
      file(
        `<res:resourceData><res:resourceItem id="r" mimeType="image/png"><res:source href="a.png" xml:lang="en"/></res:resourceItem></res:resourceData><unit id="u">${words}</unit>`,
      ),
    ],
    [
      'sizes',
      file(
        `<slr:profiles generalProfile="xliff:codepoints"><slr:normalization general="nfc"/></slr:profiles><unit id="u" slr:sizeRestriction="10,*">${words}</unit>`,
      ),
    ],
    [
      'checks',
      unit(
        `<val:validation><val:rule isPresent="a" occurs="2"/><val:rule own:rule="x"/></val:validation>${words}`,
      ),
    ],
    ['ITS', segment('<mrk id="1" type="its:generic" its:taConfidence="0.7">a</mrk>')],
    [
      'tracked changes',
      noted('<segment id="s"><source>a</source></segment>').replace(
        '<notes>',
        '<ctr:changeTrack><ctr:revisions appliesTo="note" ref="n1"><ctr:revision><ctr:item property="content">x</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack><notes>',
      ),
    ],
  ])('%s', (_, document) => {
    expect(problemsOfFile(new TextEncoder().encode(document))).toEqual([]);
  });
});

const of22 = (inside: string, version = '2.2') =>
  xliff(inside).replace('document:2.0', 'document:2.2').replace('version="2.1"', `version="${version}"`);
const oneFile = `<file id="f"><unit id="u">${words}</unit></file>`;
const documentNotes = '<notes><note id="n" ref="#f">All of it</note></notes>';

test('EDI-05 XLIFF 2.2 core is read, with what it adds', () => {
  expect(codes(of22(oneFile))).toEqual([]);
  expect(codes(of22(`${documentNotes}${oneFile}`))).toEqual([]);
  const plural = oneFile.replace(
    '<unit id="u"',
    '<unit xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0" pgs:switch="plural:n" id="u"',
  );
  expect(codes(of22(plural))).toEqual([]);
});

test('EDI-05 what only 2.2 has is refused before it, and other versions as what they are', () => {
  expect(codes(xliff(`${documentNotes}${oneFile}`))).toEqual(['content', 'unknown-attribute']);
  expect(codes(xliff(oneFile).replace('version="2.1"', 'version="2.2"'))).toEqual(['value']);
  expect(codes(of22(oneFile, '2.3'))).toEqual(['value']);
  expect(codes(of22(oneFile).replace('document:2.2', 'document:2.3'))).toEqual(['value']);
  expect(codes('<xliff xmlns="urn:example:own"/>')).toEqual(['no-xliff']);
});
