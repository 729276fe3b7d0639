/** The pages of the style guide, in the order of its menu. */
export const styleGuidePages = [
  { path: '/style-guide', title: 'Overview' },
  { path: '/style-guide/typography', title: 'Typography' },
  { path: '/style-guide/buttons', title: 'Buttons' },
  { path: '/style-guide/inputs', title: 'Inputs' },
  { path: '/style-guide/components', title: 'Components' },
  { path: '/style-guide/modules', title: 'Modules' },
  { path: '/style-guide/pages/error', title: 'Error pages' },
  { path: '/style-guide/tools/email-links', title: 'E-mail links' },
] as const;

type PagePath = (typeof styleGuidePages)[number]['path'];

/** The document title of one page of the guide. */
export const styleGuideMeta = (path: PagePath) => [
  { title: `${styleGuidePages.find((page) => page.path === path)?.title} – Style guide` },
  { name: 'robots', content: 'noindex' },
];
