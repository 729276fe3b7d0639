/** Why a file of a mail was not added to the ticket. */
export const leftFileReasons = [
  /** Its type is not accepted, or it cannot be read. */
  'kind',
  /** The ticket is full. */
  'tooMany',
  /** A small inline picture, such as the logo of a letterhead. */
  'decoration',
  /** A signature that certifies the sender. */
  'signature',
] as const;

export type LeftFile = { readonly name: string; readonly reason: (typeof leftFileReasons)[number] };
