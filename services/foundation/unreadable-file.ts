/** A file that somebody sent cannot be read as a whole: it is something else, damaged, or hostile. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  /** 0: the file as a whole. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
