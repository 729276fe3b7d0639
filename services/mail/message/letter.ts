/** The contents of a mail, before it becomes text and HTML. */
export type Letter = {
  readonly language: string;
  readonly subject: string;
  /** Paragraphs. */
  readonly opening: readonly string[];
  /** The one thing to do, as a button. */
  readonly action?: LetterAction | undefined;
  readonly facts?: readonly Fact[] | undefined;
  /** What somebody wrote, unchanged. */
  readonly quote?: string | undefined;
  readonly small?: string | undefined;
  /** Shown at the end. */
  readonly links?: readonly LetterAction[] | undefined;
  /** Path that ends the subscription with one POST (RFC 8058). */
  readonly unsubscribe?: string | undefined;
  /** The conversation of the mail, under a name of ours; the first mail has this name itself. */
  readonly thread?: { readonly id: string; readonly isFirst: boolean } | undefined;
  /** The address for replies; undefined: the sender. */
  readonly replyTo?: string | undefined;
};

/** `path` is one of the main site, beginning with a slash. */
export type LetterAction = { readonly label: string; readonly path: string };

export type Fact = { readonly label: string; readonly value: string };
