/** Pages that are one reader's own, end or begin something, or hold an application: never fetched before somebody goes there. */
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

/** What is no page at all. */
export const noPages = ['file', 'media', 'image', 'am', 'api', 'graphql', 'dev'];

/**
 * NAV-06: browsers that know speculation rules fetch the page ahead that a reader points at or begins to press, two at once
 * at most by their own limit, and none on a saving connection. The others do it by script (prefetch.ts).
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
