/** The holder of a verified token, as it is remembered until the token expires. */
export type Holder = {
  readonly subject: string;
  /** The session that the tenant named in the token; undefined: none. */
  readonly session: string | undefined;
  /** The expiry of the token, in seconds since 1970. */
  readonly expires: number;
};

/** The current state of the holder, whatever the token claimed when it was issued. */
export type PersonStatus = {
  readonly name: string;
  readonly email: string;
  /** As in tokens: `kmx_…`. */
  readonly roles: readonly string[];
  /** Who can grant more: the administrators of the person's organisations, or ours where one has none. */
  readonly administrators: readonly { readonly name: string; readonly email: string }[];
};
