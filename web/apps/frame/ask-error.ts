/** Why the server did not do what was asked; `message` is for logs, never for people. */
export class AskError extends Error {
  /** `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT`, `BAD_USER_INPUT` …; empty: it could not be reached. */
  readonly code: string;
  /** What is wrong with which field, by the code that the contract names. */
  readonly fields: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, code = '', details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'AskError';
    this.code = code;
    this.details = details;
    this.fields = (details.fields as Record<string, string> | undefined) ?? {};
  }
}
