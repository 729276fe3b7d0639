import type { IconName } from '#web/design/icon/icon-paths.ts';

export const roomGroups = ['content', 'structure', 'languages', 'service'] as const;

type RoomOf<Key extends string> = {
  readonly key: Key;
  readonly icon: IconName;
  readonly group: (typeof roomGroups)[number];
};
const room = <const Key extends string>(
  group: (typeof roomGroups)[number],
  key: Key,
  icon: IconName,
): RoomOf<Key> => ({ key, icon, group });

/** The rooms of the editor area in the order of its navigation; words: `editor.room.*`, `editor.about.*`. */
export const rooms = [
  room('content', 'pages', 'file'),
  room('content', 'stories', 'feed'),
  room('content', 'releases', 'bell'),
  room('content', 'media', 'play'),
  room('structure', 'navigation', 'menu'),
  room('structure', 'records', 'building'),
  room('languages', 'translation', 'globe'),
  room('service', 'import', 'upload'),
  room('service', 'health', 'success'),
  room('service', 'enquiries', 'mail'),
  room('service', 'team', 'users'),
] as const;
