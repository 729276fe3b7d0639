/** Why a file was refused, in the groups that a person can do something about. */
export type Refusal =
  | 'unreadable'
  | 'unsafe'
  | 'archive'
  | 'costly'
  | 'busy'
  | 'format'
  | 'codes'
  | 'languages'
  | 'foreign'
  | 'page'
  | 'words';

const groups: Readonly<Record<string, Refusal>> = {
  'not-well-formed': 'unreadable',
  encoding: 'unreadable',
  'document-type': 'unsafe',
  'too-large': 'unsafe',
  'too-deep': 'unsafe',
  'too-many-elements': 'unsafe',
  archive: 'archive',
  'archive-size': 'archive',
  'archive-empty': 'archive',
  'too-costly': 'costly',
  busy: 'busy',
  'other-code': 'codes',
  'unclosed-code': 'codes',
  'isolated-pair': 'codes',
  'isolated-end': 'codes',
  'end-without-start': 'codes',
  'unequal-pair': 'codes',
  'no-data': 'codes',
  copy: 'codes',
  'reorder-hint': 'codes',
  'missing-code': 'codes',
  'sequence-start': 'codes',
  sequence: 'codes',
  language: 'languages',
  'source-language': 'languages',
  'target-language': 'languages',
  'foreign-code': 'foreign',
  'unknown-page': 'page',
  'refused-words': 'words',
};

/** By the code of the back end; every other one says that the file breaks a rule of its format. */
export function getRefusal(code: string): Refusal {
  return groups[code] ?? 'format';
}
