/** The request cannot be answered because of what was asked. */
export class NotAnswered extends Error {
  override name = 'NotAnswered';
  /** `absent`: there is no such thing, or not in the country. `input`: the request cannot be parsed. */
  readonly reason: 'absent' | 'input';
  /** The parameter of the request; empty: all of it. */
  readonly parameter: string;

  constructor(reason: 'absent' | 'input', message: string, parameter = '') {
    super(message);
    this.reason = reason;
    this.parameter = parameter;
  }
}
