/** What is wrong with a reference to a record that is not there. */
export const goneCodes = { brand: 'brandGone', contact: 'contactGone', site: 'siteGone' } as const;
