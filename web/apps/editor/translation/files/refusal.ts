/** Why a file was refused, grouped by what a person can do about it. */
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
  | 'words'
  | 'role';

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
  'not-yours': 'role',
};

/** The group of a code from the back end; any other code means that the file violates its format. */
export function getRefusal(code: string): Refusal {
  return groups[code] ?? 'format';
}
