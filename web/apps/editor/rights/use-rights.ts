import { may, type Reach, type Right } from '#contracts/editing/roles.ts';
import { useEditor } from '../editor.ts';

/** What the person may do (0118), so that screens offer nothing that the server refuses. */
export function useRights() {
  const { session, sites } = useEditor();
  const isAllowed = (right: Right, reach?: readonly Reach[]) => may(session.grants, right, reach);
  return {
    /** Anywhere, or within everything that a change touches. */
    may: isAllowed,
    mayIn: (right: Right, siteId: string, language: string) =>
      isAllowed(right, [{ sites: [siteId], languages: [language] }]),
    /** In all languages of a site. */
    mayWhole(right: Right, siteId: string | undefined) {
      const site = sites.find(({ id }) => id === siteId);
      return isAllowed(right, site ? [{ sites: [site.id], languages: site.languages }] : [everything]);
    },
    /** What belongs to no site, or to all. */
    mayEverywhere: (right: Right) => isAllowed(right, [everything]),
  };
}

const everything: Reach = { sites: 'all', languages: 'all' };
