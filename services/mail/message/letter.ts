/** What a mail says, before it is put into text and HTML. */
export type Letter = {
  readonly language: string;
  readonly subject: string;
  readonly opening: string;
  /** Above the facts. */
  readonly factsTitle: string | undefined;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly small: string | undefined;
};
