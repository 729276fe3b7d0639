/** What was asked cannot be answered, through no fault of ours. */
export class NotAnswered extends Error {
  override name = 'NotAnswered';
  /** `absent`: there is no such thing, or not in the country. `input`: what was asked cannot be read. */
  readonly reason: 'absent' | 'input';
  /** Of the question; empty: all of it. */
  readonly parameter: string;

  constructor(reason: 'absent' | 'input', message: string, parameter = '') {
    super(message);
    this.reason = reason;
    this.parameter = parameter;
  }
}
