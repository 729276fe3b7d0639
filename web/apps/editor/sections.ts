import type { EditorSession } from '#contracts/content/editor-session.ts';
import { may, type Right } from '#contracts/editing/roles.ts';
import type { IconName } from '#web/design/icon/icon-paths.ts';

const sectionGroups = ['content', 'customers', 'structure', 'languages', 'service'] as const;

type Section = {
  readonly group: (typeof sectionGroups)[number];
  readonly key: string;
  readonly icon: IconName;
  /** Without it everybody in the editor area may open it. */
  readonly right?: Right;
};

/** The sections of the editor area in the order of its navigation; their labels: `editor.section.*`, `editor.about.*`. */
const sections = [
  { group: 'content', key: 'pages', icon: 'file' },
  { group: 'content', key: 'stories', icon: 'feed' },
  { group: 'content', key: 'releases', icon: 'bell' },
  { group: 'content', key: 'catalogue', icon: 'machine' },
  { group: 'content', key: 'calendar', icon: 'calendar' },
  { group: 'content', key: 'media', icon: 'play' },
  { group: 'customers', key: 'organisations', icon: 'users', right: 'manageCustomers' },
  { group: 'customers', key: 'machines', icon: 'machine', right: 'manageCustomers' },
  { group: 'customers', key: 'enquiries', icon: 'mail', right: 'answerEnquiries' },
  { group: 'structure', key: 'navigation', icon: 'menu' },
  { group: 'structure', key: 'themes', icon: 'palette' },
  { group: 'structure', key: 'records', icon: 'building' },
  { group: 'languages', key: 'translation', icon: 'globe' },
  { group: 'languages', key: 'texts', icon: 'quote' },
  { group: 'service', key: 'import', icon: 'upload' },
  { group: 'service', key: 'health', icon: 'success' },
  { group: 'service', key: 'status', icon: 'monitor', right: 'seeStatus' },
  { group: 'service', key: 'webhooks', icon: 'share', right: 'manageWebhooks' },
  { group: 'service', key: 'tokens', icon: 'lock', right: 'manageTokens' },
  { group: 'service', key: 'events', icon: 'history', right: 'seeEvents' },
  { group: 'service', key: 'bin', icon: 'trash' },
  { group: 'service', key: 'team', icon: 'users' },
] as const satisfies readonly Section[];

/** The groups of sections of which an editor may open one at least, each with those. */
export function findSections({ grants }: EditorSession) {
  const open = sections.filter((section) => !('right' in section) || may(grants, section.right));
  return sectionGroups
    .map((group) => ({ group, sections: open.filter((section) => section.group === group) }))
    .filter((each) => each.sections.length > 0);
}
