import type { ProblemCode, ProblemParams } from './problems.ts';

/** What can be wrong with a record beside what can be wrong with any content. */
export const recordProblemCodes = [
  'badEmail',
  'badPhone',
  'badDomain',
  'badTimeZone',
  'badAddress',
  'badLanguage',
  'badHours',
  'noMoment',
  'noPicture',
  'outOfRange',
  'twice',
  'brandGone',
  'siteGone',
  'slugTaken',
  'domainTaken',
] as const;

export type RecordProblemCode = ProblemCode | (typeof recordProblemCodes)[number];

/** `field` is the way to what is wrong, `header/items/2/title`, entries by their ids. */
export type RecordProblem = {
  code: RecordProblemCode;
  params: ProblemParams;
  field: string;
  language: string | null;
};
