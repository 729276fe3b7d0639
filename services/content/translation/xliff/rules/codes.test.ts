import { describe, expect, test } from 'vitest';
import { codes, data, file, fixed, segment, unit, words, xliff } from '../sample-documents.ts';

describe('EDI-05 XLIFF 2.1: codes in no pair or order are refused', () => {
  test.each([
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
  ])('%s', (_, document, code) => {
    expect(codes(document)).toContain(code);
  });
});

describe('EDI-05 XLIFF 2.1: languages and states that do not agree are refused', () => {
  test.each([
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
