import type { ElementRule } from './element-rule.ts';

/**
 * XLIFF 2.1, chapter 4, with the additions of 2.2 (notes and metadata of the whole document, `ref` of a note): the
 * content and attributes of each element.
 */

const inline = '(cp|ph|pc|sc|ec|mrk|sm|em)*';
const space = { 'xml:space': 'space' } as const;
const language = { 'xml:lang': 'language' } as const;
const direction = { srcDir: 'direction', trgDir: 'direction' } as const;
const part = { id: 'nmtoken' } as const;
const branch = {
  id: 'nmtoken!',
  name: 'any',
  canResegment: 'yesNo',
  translate: 'yesNo',
  type: 'userDefined',
  ...direction,
  ...space,
  ...language,
} as const;
const code = {
  canCopy: 'yesNo',
  canDelete: 'yesNo',
  canReorder: 'yesNoFirstNo',
  copyOf: 'nmtoken',
  subType: 'userDefined',
  type: 'codeType',
} as const;
const singleCode = { ...code, disp: 'any', equiv: 'any', dataRef: 'nmtoken', subFlows: 'nmtokens' } as const;
const marker = {
  id: 'nmtoken!',
  translate: 'yesNo',
  type: 'markerType',
  ref: 'any',
  value: 'any',
} as const;
/** Codes take attributes of these modules only. */
const onCodes = ['fs', 'slr'] as const;
const anybody = 'anybody' as const;

export const coreElements = {
  xliff: {
    content: 'notes? mda:metadata? file+',
    attributes: {
      version: 'xliffVersion!',
      srcLang: 'language!',
      trgLang: 'language',
      ...space,
      ...language,
    },
    others: anybody,
  },
  file: {
    content: 'skeleton? other* notes? (unit|group)+',
    attributes: {
      id: 'nmtoken!',
      canResegment: 'yesNo',
      original: 'any',
      translate: 'yesNo',
      ...direction,
      ...space,
      ...language,
    },
    others: anybody,
  },
  skeleton: { content: 'other*', text: true, attributes: { href: 'any' } },
  group: { content: 'other* notes? (unit|group)*', attributes: branch, others: anybody },
  unit: {
    content: 'other* notes? originalData? ignorable* segment (segment|ignorable)*',
    attributes: branch,
    others: anybody,
  },
  segment: {
    content: 'source target?',
    attributes: { ...part, canResegment: 'yesNo', state: 'state', subState: 'userDefined' },
  },
  ignorable: { content: 'source target?', attributes: part },
  notes: { content: 'note+', attributes: {} },
  note: {
    content: '',
    text: true,
    attributes: { ...part, appliesTo: 'appliesTo', category: 'any', priority: 'priority', ref: 'any' },
    others: anybody,
  },
  originalData: { content: 'data+', attributes: {} },
  data: {
    content: 'cp*',
    text: true,
    attributes: { id: 'nmtoken!', dir: 'direction', 'xml:space': 'preserved' },
  },
  source: { content: inline, text: true, attributes: { ...space, ...language } },
  target: { content: inline, text: true, attributes: { ...space, ...language, order: 'positive' } },
  cp: { content: '', attributes: { hex: 'codePoint!' } },
  ph: { content: '', attributes: { ...singleCode, id: 'nmtoken!' }, others: onCodes },
  pc: {
    content: inline,
    text: true,
    attributes: {
      ...code,
      id: 'nmtoken!',
      canOverlap: 'yesNo',
      dispStart: 'any',
      dispEnd: 'any',
      equivStart: 'any',
      equivEnd: 'any',
      dataRefStart: 'nmtoken',
      dataRefEnd: 'nmtoken',
      subFlowsStart: 'nmtokens',
      subFlowsEnd: 'nmtokens',
      dir: 'direction',
    },
    others: onCodes,
  },
  sc: {
    content: '',
    attributes: { ...singleCode, id: 'nmtoken!', canOverlap: 'yesNo', dir: 'direction', isolated: 'yesNo' },
    others: onCodes,
  },
  ec: {
    content: '',
    attributes: {
      ...singleCode,
      id: 'nmtoken',
      canOverlap: 'yesNo',
      dir: 'direction',
      isolated: 'yesNo',
      startRef: 'nmtoken',
    },
    others: onCodes,
  },
  mrk: { content: inline, text: true, attributes: marker, others: anybody },
  sm: { content: '', attributes: marker, others: anybody },
  em: { content: '', attributes: { startRef: 'nmtoken!' } },
} as const satisfies Readonly<Record<string, ElementRule>>;
