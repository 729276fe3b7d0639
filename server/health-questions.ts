/** What each back end is asked to see whether it answers: something small that it has to look up. */
export const healthQuestions = {
  content: { path: '', question: { query: '{ brands { id } }' } },
  products: {
    path: '',
    question: { query: '{ productsBySlugs(language: "en", slugs: ["none"]) { __typename } }' },
  },
  search: { path: '/search', question: { localeCode: 'en', siteSlug: '', query: 'wire' } },
  support: { path: '', question: { query: '{ enquiries { total } }' } },
  accounts: {
    path: '',
    question: { query: '{ contacts(ids: ["00000000-0000-4000-8000-000000000000"]) { id } }' },
  },
} as const;
