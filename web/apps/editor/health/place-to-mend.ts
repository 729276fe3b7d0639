import type { HealthParts } from './health-operations.ts';

type Part = HealthParts[number];

/** The screen of the editor area on which a finding is corrected. */
export function placeToMend(
  kind: Part['kind'],
  { pageId, fileId, siteId, name }: Part['findings'][number],
): string {
  if (fileId) return `/media/${fileId}`;
  if (kind === 'brokenRedirect')
    return `/records/redirect?${new URLSearchParams({ search: name, ...(siteId && { site: siteId }) })}`;
  if (kind === 'siteWithoutNavigation' || kind === 'brokenNavigationLink')
    return `/navigation${siteId ? `?site=${siteId}` : ''}`;
  return pageId ? `/pages/${pageId}` : '/pages';
}
