import type { RecordKind } from '#contracts/content/records.ts';
import type { IconName } from '#web/design/icon/icon-paths.ts';

/** Kinds with a list and a form; navigations and files have sections of their own. */
export const listedKinds = [
  'news',
  'location',
  'contact',
  'redirect',
  'brand',
  'site',
] as const satisfies readonly RecordKind[];
export type ListedKind = (typeof listedKinds)[number];

export const kindIcons: Readonly<Record<ListedKind, IconName>> = {
  news: 'feed',
  location: 'pin',
  contact: 'users',
  redirect: 'arrow-right',
  brand: 'building',
  site: 'globe',
};

/** The kind in an address; undefined: unknown. */
export function listedKind(name: string | undefined): ListedKind | undefined {
  return listedKinds.find((kind) => kind === name);
}
