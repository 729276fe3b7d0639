import type { ScreenTable } from '#web/apps/frame/screens.ts';
import type { Editor } from './editor.ts';

/** The screens below `/editor`. */
export const screens: ScreenTable<Editor> = [
  { path: '', load: () => import('./overview/overview.tsx') },
  { path: 'pages', load: () => import('./pages/list/page-list.tsx') },
  { path: 'pages/new', load: () => import('./pages/new-page/new-page.tsx') },
  { path: 'pages/words', load: () => import('./words/words.tsx') },
  { path: 'pages/:id', load: () => import('./page-editor/page-editor.tsx') },
  { path: 'pages/:id/history', load: () => import('./history/history.tsx') },
  { path: 'pages/:id/translation/:language', load: () => import('./translation/page-translation.tsx') },
  { path: 'stories', load: () => import('./stories/stories.tsx') },
  { path: 'releases', load: () => import('./stories/releases.tsx') },
  { path: 'calendar', load: () => import('./calendar/calendar.tsx') },
  { path: 'media', load: () => import('./media/media.tsx') },
  { path: 'media/:id', load: () => import('./media/media-file.tsx') },
  { path: 'navigation', load: () => import('./navigation/navigation.tsx') },
  { path: 'records', load: () => import('./records/kinds.tsx') },
  { path: 'records/redirect/file', load: () => import('./records/redirects/redirect-file.tsx') },
  { path: 'records/:kind', load: () => import('./records/record-list.tsx') },
  { path: 'records/:kind/:id', load: () => import('./records/record.tsx') },
  { path: 'translation', load: () => import('./translation/board/board.tsx') },
  { path: 'import', load: () => import('./import/import.tsx') },
  { path: 'health', load: () => import('./health/health.tsx') },
  { path: 'enquiries', load: () => import('./enquiries/enquiries.tsx') },
  { path: 'enquiries/:id', load: () => import('./enquiries/enquiry.tsx') },
  { path: 'webhooks', load: () => import('./webhooks/webhooks.tsx') },
  { path: 'webhooks/:id', load: () => import('./webhooks/webhook.tsx') },
  { path: 'bin', load: () => import('./bin/bin.tsx') },
  { path: 'team', load: () => import('./team/team.tsx') },
];
