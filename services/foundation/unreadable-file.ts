/** Why a file cannot be read, for who says it in the language of a reader. */
export const unreadableReasons = [
  /** It breaks the rules of its format, in the line that is named. */
  'malformed',
  'tooLarge',
  /** Letters that are of no encoding that is read here. */
  'encoding',
  /** A document type that declares something. */
  'documentType',
  'empty',
  /** None of the formats that are read here. */
  'kind',
  /** An archive that is damaged or holds no such file. */
  'archive',
  /** It ends in the middle. */
  'brokenOff',
  /** It takes more time or memory than it may. */
  'tooHeavy',
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** A file that somebody sent cannot be read as a whole: it is something else, damaged, or hostile. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  /** 0: the file as a whole. */
  readonly line: number;
  readonly reason: UnreadableReason;

  constructor(line: number, message: string, reason: UnreadableReason = 'malformed') {
    super(message);
    this.line = line;
    this.reason = reason;
  }
}
