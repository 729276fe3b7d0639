import type { RouteObject } from 'react-router';
import { absent, screenRoute } from '#web/apps/frame/screen-route.ts';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import type { Editor } from './editor.ts';
import { RouteFailure } from './failure.tsx';
import { Shell } from './shell.tsx';

/**
 * The screens of the editor area. Each comes with its own script when it is opened: a module exports `Component`,
 * `title` and, made for one editor, `createLoader` and `createAction`. What the server does not know (screens.ts) it
 * answers with 404.
 */
export function routes(editor: Editor): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <Waiting />,
      children: [
        { index: true, lazy: async () => screenRoute(await import('./overview/overview.tsx'), editor) },
        { path: 'pages', lazy: async () => screenRoute(await import('./pages/list/page-list.tsx'), editor) },
        { path: 'pages/new', lazy: async () => screenRoute(await import('./pages/new-page.tsx'), editor) },
        {
          path: 'pages/:id',
          lazy: async () => screenRoute(await import('./page-editor/page-editor.tsx'), editor),
        },
        {
          path: 'pages/:id/history',
          lazy: async () => screenRoute(await import('./history/history.tsx'), editor),
        },
        {
          path: 'pages/:id/translation/:language',
          lazy: async () => screenRoute(await import('./translation/page-translation.tsx'), editor),
        },
        {
          path: 'translation',
          lazy: async () => screenRoute(await import('./translation/board.tsx'), editor),
        },
        { path: 'stories', lazy: async () => screenRoute(await import('./stories/stories.tsx'), editor) },
        { path: 'releases', lazy: async () => screenRoute(await import('./stories/releases.tsx'), editor) },
        { path: 'media', lazy: async () => screenRoute(await import('./media/media.tsx'), editor) },
        { path: 'media/:id', lazy: async () => screenRoute(await import('./media/media-file.tsx'), editor) },
        {
          path: 'navigation',
          lazy: async () => screenRoute(await import('./navigation/navigation.tsx'), editor),
        },
        { path: 'records', lazy: async () => screenRoute(await import('./records/kinds.tsx'), editor) },
        {
          path: 'records/:kind',
          lazy: async () => screenRoute(await import('./records/record-list.tsx'), editor),
        },
        {
          path: 'records/:kind/:id',
          lazy: async () => screenRoute(await import('./records/record.tsx'), editor),
        },
        { path: 'team', lazy: async () => screenRoute(await import('./team/team.tsx'), editor) },
        { path: 'import', lazy: async () => screenRoute(await import('./import/import.tsx'), editor) },
        { path: 'health', lazy: async () => screenRoute(await import('./health/health.tsx'), editor) },
        {
          path: 'enquiries',
          lazy: async () => screenRoute(await import('./enquiries/enquiries.tsx'), editor),
        },
        {
          path: 'enquiries/:id',
          lazy: async () => screenRoute(await import('./enquiries/enquiry.tsx'), editor),
        },
        { path: '*', loader: absent, element: null },
      ].map((route) => ({ errorElement: <RouteFailure />, ...route })),
    },
  ];
}
