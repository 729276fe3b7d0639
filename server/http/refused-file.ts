import { type FileRefusal, fileRefusals } from '#contracts/file-refusals.ts';

/** What the page about it needs to know. */
export type RefusalDetails = {
  /** In which the file was requested. */
  readonly language?: string | undefined;
  /** The slug of a paper that a form sends. */
  readonly paper?: string | undefined;
};

/** Says to programs in a line why they get no file; whoever followed a link reads a page instead. */
export class RefusedFile extends Response {
  readonly reason: FileRefusal;
  readonly details: RefusalDetails;

  constructor(reason: FileRefusal, text: string, details: RefusalDetails = {}) {
    const status = fileRefusals[reason];
    super(`${text}\n`, {
      status,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...(status === 503 && { 'Retry-After': '5' }),
      },
    });
    this.reason = reason;
    this.details = details;
  }
}
