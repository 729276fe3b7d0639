import type { RecordKind } from '#contracts/content/records.ts';
import { useRights } from './use-rights.ts';

/**
 * Whether the person may change, remove and bring back a record (0118): one of a site, or one that all share.
 * Undefined: the site is not known, as of a redirect that was removed.
 */
export function useRecordRight(): (kind: RecordKind, siteId?: string | undefined) => boolean {
  const { may, mayWhole, mayEverywhere } = useRights();
  return (kind, siteId) => {
    if (kind === 'site') return may('changeSites');
    if (kind === 'file') return may('keepMedia');
    const isOfSite = kind === 'navigation' || kind === 'redirect';
    return isOfSite ? mayWhole('keepRecords', siteId) : mayEverywhere('keepRecords');
  };
}
