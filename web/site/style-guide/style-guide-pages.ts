/** The pages of the style guide, in the order of its menu. */
export const styleGuidePages = [
  {
    path: '/style-guide',
    title: 'Overview',
    description:
      'The design system of the site: tokens, the twelve themes and every component in all its states.',
  },
  {
    path: '/style-guide/typography',
    title: 'Typography',
    description:
      'Display and text faces, the fluid type scale, rich text and how each script of the eleven languages is set.',
  },
  {
    path: '/style-guide/buttons',
    title: 'Buttons',
    description: 'Buttons and links in every variant, size and state, in each of the twelve themes.',
  },
  {
    path: '/style-guide/inputs',
    title: 'Inputs',
    description:
      'Form fields with labels, hints and errors, choices, the error summary and the segmented control.',
  },
  {
    path: '/style-guide/components',
    title: 'Components',
    description:
      'Cards, tabs, accordions, tables, galleries, dialogs, messages and all other components in every state.',
  },
  {
    path: '/style-guide/modules',
    title: 'Modules',
    description:
      'Whole parts of pages: heroes, key figures, people, downloads, timelines and calls to contact.',
  },
  {
    path: '/style-guide/pages/error',
    title: 'Error pages',
    description:
      'What visitors see when a page is missing, cannot be shown, or the site is under maintenance.',
  },
  {
    path: '/style-guide/tools/email-links',
    title: 'E-mail links',
    description: 'Builds links that open an e-mail with address, subject and text, without any tracking.',
  },
] as const;

type PagePath = (typeof styleGuidePages)[number]['path'];

/** Title and description of one page of the guide. */
export function styleGuideMeta(path: PagePath) {
  const page = styleGuidePages.find((candidate) => candidate.path === path);
  return [{ title: `${page?.title} – Style guide` }, { name: 'description', content: page?.description }];
}
