import { type FileRefusal, fileRefusals } from '#contracts/file-refusals.ts';

/** Details for the page about the refusal. */
export type RefusalDetails = {
  /** The language in which the file was requested. */
  readonly language?: string | undefined;
  /** The slug of a paper that a form sends. */
  readonly paper?: string | undefined;
};

/**
 * Tells programs in a line of text why they do not get a file; a person who followed a link gets a page
 * instead.
 */
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
