/** The allowed values of attributes, by the name of their type. */

const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value);
const matching = (pattern: RegExp) => (value: string) => pattern.test(value);
const between = (least: number, limit: number) => (value: string) =>
  /^[+-]?\d+(\.\d+)?$/.test(value) && Number(value) >= least && Number(value) <= limit;

const nmtoken = /^[\p{L}\p{N}\p{M}._:·-]+$/u;
const userDefined = /^[^\s:]+:[^\s:]+$/;

export const valueTypes = {
  any: () => true,
  yesNo: oneOf('yes', 'no'),
  yesNoFirstNo: oneOf('yes', 'no', 'firstNo'),
  direction: oneOf('ltr', 'rtl', 'auto'),
  appliesTo: oneOf('source', 'target'),
  state: oneOf('initial', 'translated', 'reviewed', 'final'),
  codeType: oneOf('fmt', 'ui', 'quote', 'link', 'image', 'other'),
  space: oneOf('default', 'preserve'),
  preserved: oneOf('preserve'),
  nmtoken: matching(nmtoken),
  nmtokens: (value: string) => value.trim() !== '' && value.trim().split(/\s+/).every(matching(nmtoken)),
  userDefined: matching(userDefined),
  markerType: (value: string) => oneOf('generic', 'comment', 'term')(value) || userDefined.test(value),
  priority: matching(/^([1-9]|10)$/),
  positive: matching(/^0*[1-9]\d*$/),
  /** BCP 47, without its registry. */
  language: matching(/^([a-z]{2,8}|[xi](?=-))(-[a-z0-9]{1,8})*$/i),
  codePoint: isIllegalInXml,
  percent: between(0, 100),
  confidence: between(0, 1),
  integer: matching(/^[+-]?\d+$/),
  matchType: oneOf('am', 'mt', 'icm', 'idm', 'tb', 'tm', 'other'),
  metadataAppliesTo: oneOf('source', 'target', 'ignorable'),
  normalization: oneOf('none', 'nfc', 'nfd'),
  /** A maximum, or a minimum and a maximum that may be open. */
  restriction: matching(/^(\*|\d+|\d+,(\d+|\*))$/),
  /** Free text, interpreted by a profile; a number has to be an integer. */
  sizeInfo: (value: string) => !/^[+-]?\d*[.,]?\d+$/.test(value) || /^\d+$/.test(value),
  wholeNumber: matching(/^\d+$/),
  locFilterType: oneOf('include', 'exclude'),
  itsVersion: oneOf('2.0'),
  xliffVersion: oneOf('2.0', '2.1', '2.2'),
  /** The HTML elements that previews may use. */
  htmlElement: (value: string) => htmlElements.has(value),
  issueType: (value: string) => issueTypes.has(value),
} as const satisfies Record<string, (value: string) => boolean>;

export type ValueType = keyof typeof valueTypes;

/** `cp` stands for characters that XML excludes, and for no others. */
function isIllegalInXml(hex: string): boolean {
  if (!/^[0-9a-f]{4,6}$/i.test(hex)) return false;
  const point = Number.parseInt(hex, 16);
  if (point > 0x10ffff) return false;
  const isControl = point < 0x20 || (point >= 0x7f && point <= 0x84) || (point >= 0x86 && point <= 0x9f);
  const isAllowed = point === 0x9 || point === 0xa || point === 0xd;
  return (isControl && !isAllowed) || (point >= 0xd800 && point <= 0xdfff) || (point & 0xfffe) === 0xfffe;
}

const htmlElements = new Set(
  `a b bdo big blockquote body br button caption center cite code col colgroup dd del div dl dt em h1 h2 h3 h4 h5 h6
   head hr html i img label legend li ol p pre q s samp select small span strike strong sub sup table tbody td tfoot th
   thead title tr tt u ul`.split(/\s+/),
);

const issueTypes = new Set(
  `terminology mistranslation omission untranslated addition duplication inconsistency grammar legal register
   locale-specific-content locale-violation style characters misspelling typographical formatting inconsistent-entities
   numbers markup pattern-problem whitespace internationalization length non-conformance uncategorized other`.split(
    /\s+/,
  ),
);
