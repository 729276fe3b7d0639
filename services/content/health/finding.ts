/** The kinds of findings about published content, the worst first. */
export const findingKinds = [
  'siteWithoutNavigation',
  'failedPlan',
  'brokenLink',
  'brokenNavigationLink',
  'brokenRedirect',
  'unlinkedPage',
  'noDescription',
  'noAlternativeText',
  'oldDraft',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Something to correct; the ids say where. */
export type Finding = {
  kind: FindingKind;
  siteId: string | null;
  pageId: string | null;
  fileId: string | null;
  /** The name of the page, the file, the navigation item or the site. */
  name: string;
  /** The target, what is missing, or why it failed. */
  detail: string;
  languages: string[];
  at: Date | null;
};

export function finding(kind: FindingKind, about: Partial<Finding> & Pick<Finding, 'name'>): Finding {
  return { siteId: null, pageId: null, fileId: null, detail: '', languages: [], at: null, ...about, kind };
}
