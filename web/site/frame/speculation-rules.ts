/** Pages that are private to a reader, begin or end something, or hold an application: never prefetched. */
export const ownPages = [
  'mykomax',
  'editor',
  'sign-in',
  'signed-out',
  'register',
  'reset-password',
  'invitation',
  'confirm-email',
  'subscription',
  'callback',
];

/** Addresses that are not pages. */
export const noPages = ['file', 'media', 'image', 'am', 'api', 'graphql', 'dev'];

/**
 * NAV-06: browsers that support speculation rules prefetch the page that a reader points at or begins to
 * press, at most two at once by their own limit, and none with data saving. For other browsers a script does
 * it (prefetch.ts).
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                ...noPages.map((name) => `/${name}/*`),
                ...ownPages.flatMap((name) => [`/*/${name}`, `/*/${name}/*`]),
                ...['xml', 'ics', 'json', 'pdf'].map((ending) => `/*.${ending}`),
              ],
            },
          },
          { not: { selector_matches: '[download],[target],[data-action]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
