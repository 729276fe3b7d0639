/** Names that a company taking this program over sets for itself; they are the same in every language. */
export const company = {
  legalName: 'Litzen Group',
  portalName: 'MyLitzen',
} as const;
