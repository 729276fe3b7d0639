/** Why a file that came with a mail is not in the ticket. */
export const leftFileReasons = [
  /** No kind of file that tickets take, or one that cannot be read. */
  'kind',
  /** The ticket is full. */
  'tooMany',
  /** It stood small within the words, as the logo of a letterhead does. */
  'decoration',
  /** It proves who wrote the mail. */
  'signature',
] as const;

export type LeftFile = { readonly name: string; readonly reason: (typeof leftFileReasons)[number] };
