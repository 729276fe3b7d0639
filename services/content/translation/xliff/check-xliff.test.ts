import { describe, expect, test } from 'vitest';
import { problemsOfFile } from './check-xliff.ts';
import { readXmlTree, xmlLimits } from './xml/xml-tree.ts';

const namespaces = [
  'xmlns="urn:oasis:names:tc:xliff:document:2.0"',
  'xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"',
  'xmlns:gls="urn:oasis:names:tc:xliff:glossary:2.0"',
  'xmlns:fs="urn:oasis:names:tc:xliff:fs:2.0"',
  'xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0"',
  'xmlns:res="urn:oasis:names:tc:xliff:resourcedata:2.0"',
  'xmlns:ctr="urn:oasis:names:tc:xliff:changetracking:2.0"',
  'xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"',
  'xmlns:val="urn:oasis:names:tc:xliff:validation:2.0"',
  'xmlns:its="http://www.w3.org/2005/11/its"',
  'xmlns:own="urn:example:own"',
].join(' ');

const xliff = (inside: string, attributes = 'srcLang="en" trgLang="de"') =>
  `<xliff ${namespaces} version="2.1" ${attributes}>${inside}</xliff>`;
const file = (inside: string) => xliff(`<file id="f">${inside}</file>`);
const unit = (inside: string) => file(`<unit id="u">${inside}</unit>`);
const segment = (source: string, target?: string, attributes = '') =>
  unit(
    `<segment id="s"${attributes}><source>${source}</source>${target === undefined ? '' : `<target>${target}</target>`}</segment>`,
  );
const words = '<segment id="s"><source>Wire</source></segment>';
const noted = (inside: string) => unit(`<notes><note id="n1">Mind the gap</note></notes>${inside}`);
const data = '<originalData><data id="d1">x</data><data id="d2">y</data></originalData>';
const fixed = 'canCopy="no" canDelete="no"';

const codes = (document: string) =>
  problemsOfFile(new TextEncoder().encode(document)).map(({ code }) => code);

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

describe('EDI-05 XLIFF 2.1 that is refused', () => {
  const gloss = (inside: string) => unit(`<gls:glossary>${inside}</gls:glossary>${words}`);
  const match = (attributes: string) =>
    unit(
      `<mtc:matches><mtc:match ${attributes}><source>a</source><target>b</target></mtc:match></mtc:matches>${words}`,
    );
  const track = (inside: string) =>
    noted(words).replace('<notes>', `<ctr:changeTrack>${inside}</ctr:changeTrack><notes>`);
  const revision = '<ctr:revision><ctr:item property="content">x</ctr:item></ctr:revision>';
  const resource = (inside: string) =>
    file(`<res:resourceData>${inside}</res:resourceData><unit id="u">${words}</unit>`);
  test.each([
    // What stands where
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
    // Attributes
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
    // Ids and references
    [
      'two files of one id',
      xliff(
        `<file id="f"><unit id="u">${words}</unit></file><file id="f"><unit id="u">${words}</unit></file>`,
      ),
      'duplicate-id',
    ],
    ['two units of one id', file(`<unit id="u">${words}</unit><unit id="u">${words}</unit>`), 'duplicate-id'],
    ['two codes of one id', segment('<ph id="1"/><ph id="1"/>'), 'duplicate-id'],
    [
      'two strangers of one id',
      file(`<own:x id="1"/><own:y id="1"/><unit id="u">${words}</unit>`),
      'duplicate-id',
    ],
    [
      'two matches of one id',
      unit(
        `<mtc:matches>${'<mtc:match id="m" ref="#s"><source>a</source><target>b</target></mtc:match>'.repeat(2)}</mtc:matches>${words}`,
      ),
      'duplicate-id',
    ],
    [
      'two resources of one id',
      resource('<res:resourceItem id="r" mimeType="a/b"/>'.repeat(2)),
      'duplicate-id',
    ],
    ['a code of another kind in the target', segment('<ph id="1"/>', '<pc id="1">a</pc>'), 'other-code'],
    ['data that is not there', segment('<ph id="1" dataRef="d9"/>'), 'no-data'],
    ['a subflow that is not there', segment('<ph id="1" subFlows="u9"/>'), 'no-unit'],
    ['a copy of nothing', segment('<ph id="2" copyOf="1"/>'), 'copy'],
    ['a copy of what may not be copied', segment('<ph id="1" canCopy="no"/><ph id="2" copyOf="1"/>'), 'copy'],
    ['a comment without words', segment('<mrk id="1" type="comment">a</mrk>'), 'comment'],
    [
      'a comment on a note elsewhere',
      noted('<segment><source><mrk id="1" type="comment" ref="#f=f/n=n1">a</mrk></source></segment>'),
      'no-note',
    ],
    [
      'a fragment from the inside out',
      segment('<mrk id="1" type="own:x" ref="#u=u/f=f/a">a</mrk>'),
      'fragment',
    ],
    ['a fragment with two ends', segment('<mrk id="1" type="own:x" ref="#a/b">a</mrk>'), 'fragment'],
    [
      'a fragment of an unknown kind',
      segment('<mrk id="1" type="own:x" ref="#f=f/zz=1">a</mrk>'),
      'fragment',
    ],
    ['a match of nothing', match('ref="#nothing"'), 'no-span'],
    [
      'a size by data that is not there',
      file(`<unit id="u" slr:sizeInfoRef="x">${words}</unit>`),
      'no-size-data',
    ],
    [
      'a resource with an address and content',
      resource(
        '<res:resourceItem mimeType="a/b"><res:source href="a"><own:x/></res:source></res:resourceItem>',
      ),
      'href',
    ],
    ['a skeleton of nothing', file(`<skeleton/><unit id="u">${words}</unit>`), 'href'],
    [
      'a change of nothing',
      track(`<ctr:revisions appliesTo="note" ref="n9">${revision}</ctr:revisions>`),
      'no-revised',
    ],
    [
      'a change of what is not there',
      track(
        '<ctr:revisions appliesTo="note" ref="n1"><ctr:revision><ctr:item property="priority">1</ctr:item></ctr:revision></ctr:revisions>',
      ),
      'revised-property',
    ],
    // Pairs and order
    ['a start without an end', segment('<sc id="1"/>a'), 'unclosed-code'],
    ['an end before its start', segment('<ec startRef="1"/>a<sc id="1"/>'), 'end-without-start'],
    [
      'an end that says it stands alone',
      segment('<sc id="1"/>a<ec startRef="1" isolated="yes"/>'),
      'isolated-end',
    ],
    [
      'a start that stands alone and does not',
      segment('<sc id="1" isolated="yes"/>a<ec startRef="1"/>'),
      'isolated-pair',
    ],
    ['a pair that disagrees', segment('<sc id="1" canDelete="no"/>a<ec startRef="1"/>'), 'unequal-pair'],
    [
      'one end of data',
      unit(`${data}<segment><source><pc id="1" dataRefStart="d1">a</pc></source></segment>`),
      'unequal-pair',
    ],
    ['a marker without an end', segment('<sm id="1" translate="no"/>a'), 'unclosed-code'],
    ['an order without its hints', segment('<ph id="1" canReorder="firstNo"/>'), 'reorder-hint'],
    ['a sequence without a start', segment(`<ph id="1" canReorder="no" ${fixed}/>`), 'sequence-start'],
    [
      'a sequence that is torn',
      segment(
        `<ph id="1" canReorder="firstNo" ${fixed}/><ph id="2" canReorder="no" ${fixed}/><ph id="3"/>`,
        `<ph id="1" canReorder="firstNo" ${fixed}/><ph id="3"/><ph id="2" canReorder="no" ${fixed}/>`,
      ),
      'sequence',
    ],
    ['a code that is gone', segment('<ph id="1" canDelete="no"/>a', 'b'), 'missing-code'],
    [
      'two targets at one place',
      unit(
        '<segment><source>a</source><target order="2">x</target></segment><segment><source>b</source><target>y</target></segment>',
      ),
      'order',
    ],
    // Languages and states
    [
      'a target without its language',
      xliff(
        '<file id="f"><unit id="u"><segment><source>a</source><target>b</target></segment></unit></file>',
        'srcLang="en"',
      ),
      'missing-attribute',
    ],
    [
      'a source in another language',
      file('<unit id="u" xml:lang="ja"><segment><source>a</source></segment></unit>'),
      'language',
    ],
    ['translated without a target', segment('a', undefined, ' state="translated"'), 'state-without-target'],
    [
      'spaces kept on one side',
      unit('<segment><source xml:space="preserve">a</source><target>b</target></segment>'),
      'space',
    ],
    [
      'a check of two things',
      unit(`<val:validation><val:rule isPresent="a" startsWith="b"/></val:validation>${words}`),
      'rule',
    ],
  ])('%s', (_, document, code) => {
    expect(codes(document)).toContain(code);
  });
});

describe('what could do harm is not read', () => {
  test.each([
    ['a document type', `<!DOCTYPE x>${segment('a')}`, 'document-type'],
    ['an unknown entity', segment('&wire;'), 'not-well-formed'],
    ['an unknown prefix', '<x:xliff/>', 'not-well-formed'],
    ['elements too deep in each other', '<a>'.repeat(xmlLimits.depth + 1), 'too-deep'],
    ['nothing', '', 'not-well-formed'],
  ])('%s', (_, document, code) => {
    expect(codes(document)).toEqual([code]);
  });

  test('too many bytes, elements, and bytes that are no text', () => {
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
