/** What can be wrong with what visitors see, the worst first. */
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

/** One thing to correct; the ids say where that is done. */
export type Finding = {
  kind: FindingKind;
  siteId: string | null;
  pageId: string | null;
  fileId: string | null;
  /** Of the page, the file, the item of the navigation or the site. */
  name: string;
  /** Where it leads, what is missing, why it failed. */
  detail: string;
  languages: string[];
  at: Date | null;
};

export function finding(kind: FindingKind, about: Partial<Finding> & Pick<Finding, 'name'>): Finding {
  return { siteId: null, pageId: null, fileId: null, detail: '', languages: [], at: null, ...about, kind };
}
