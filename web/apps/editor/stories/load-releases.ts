import type { LoaderFunctionArgs } from 'react-router';
import type { Editor } from '../editor.ts';
import { parsePageFilters } from '../pages/list/page-list-choice.ts';
import type { ReleaseListData } from './release-list.tsx';

/** The stories or media releases that match the address, and the planned ones. */
export const loadReleases =
  (type: 'STORY' | 'MEDIA_RELEASE') =>
  ({ sendQuery, sites }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<ReleaseListData> => {
    const siteIds = sites.map(({ id }) => id);
    const choice = parsePageFilters(new URL(request.url).searchParams, siteIds, [type]);
    const [{ editedPages }, { plannedReleases }] = await Promise.all([
      sendQuery('content', 'editedPages', choice),
      sendQuery('content', 'plannedReleases'),
    ]);
    const ids = new Set(editedPages.nodes.map(({ id }) => id));
    return {
      entries: editedPages.nodes.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1)),
      planned: plannedReleases.filter(({ pageId, releasedAt }) => !releasedAt && ids.has(pageId)),
    };
  };
