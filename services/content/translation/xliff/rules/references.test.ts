import { describe, expect, test } from 'vitest';
import {
  codes,
  file,
  match,
  noted,
  resource,
  revision,
  segment,
  track,
  unit,
  words,
  xliff,
} from '../sample-documents.ts';

describe('EDI-05 XLIFF 2.1: an id twice, and a reference to nothing, are refused', () => {
  test.each([
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
  ])('%s', (_, document, code) => {
    expect(codes(document)).toContain(code);
  });
});
