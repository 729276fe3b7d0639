/** Whose token it was that somebody showed: what is remembered of it while it lasts. */
export type Holder = {
  readonly subject: string;
  /** That of the tenant which gave the token; undefined: it names none. */
  readonly session: string | undefined;
  /** When the token ends, in seconds since 1970. */
  readonly expires: number;
};

/** The holder of a token as they are now, whatever it claimed when it was made. */
export type PersonStatus = {
  readonly name: string;
  readonly email: string;
  /** As in tokens: `kmx_…`. */
  readonly roles: readonly string[];
  /** Who can give him more: the administrators of his organisations, or ours where one has none. */
  readonly administrators: readonly { readonly name: string; readonly email: string }[];
};
