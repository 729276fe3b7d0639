import { data, type RouteObject } from 'react-router';
import type { ScreenTitle } from '#web/request/application/screen-change.ts';
import { Waiting } from '#web/ui/waiting/waiting.tsx';
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
        { index: true, lazy: async () => screen(await import('./overview/overview.tsx'), editor) },
        { path: 'pages', lazy: async () => screen(await import('./pages/page-list.tsx'), editor) },
        { path: 'pages/new', lazy: async () => screen(await import('./pages/new-page.tsx'), editor) },
        {
          path: 'pages/:id',
          lazy: async () => screen(await import('./page-editor/page-editor.tsx'), editor),
        },
        {
          path: 'pages/:id/history',
          lazy: async () => screen(await import('./history/history.tsx'), editor),
        },
        {
          path: 'pages/:id/translation/:language',
          lazy: async () => screen(await import('./translation/page-translation.tsx'), editor),
        },
        { path: 'translation', lazy: async () => screen(await import('./translation/board.tsx'), editor) },
        { path: 'stories', lazy: async () => screen(await import('./stories/stories.tsx'), editor) },
        { path: 'releases', lazy: async () => screen(await import('./stories/releases.tsx'), editor) },
        { path: 'media', lazy: async () => screen(await import('./media/media.tsx'), editor) },
        { path: 'media/:id', lazy: async () => screen(await import('./media/media-file.tsx'), editor) },
        { path: 'navigation', lazy: async () => screen(await import('./navigation/navigation.tsx'), editor) },
        { path: 'records', lazy: async () => screen(await import('./records/kinds.tsx'), editor) },
        {
          path: 'records/:kind',
          lazy: async () => screen(await import('./records/record-list.tsx'), editor),
        },
        { path: 'records/:kind/:id', lazy: async () => screen(await import('./records/record.tsx'), editor) },
        { path: 'team', lazy: async () => screen(await import('./team/team.tsx'), editor) },
        { path: 'import', lazy: async () => screen(await import('./import/import.tsx'), editor) },
        { path: 'health', lazy: async () => screen(await import('./health/health.tsx'), editor) },
        { path: 'enquiries', lazy: async () => screen(await import('./enquiries/enquiries.tsx'), editor) },
        { path: 'enquiries/:id', lazy: async () => screen(await import('./enquiries/enquiry.tsx'), editor) },
        { path: '*', loader: absent, element: null },
      ].map((route) => ({ errorElement: <RouteFailure />, ...route })),
    },
  ];
}

function absent(): never {
  throw data('Page not found', { status: 404 });
}

type ScreenModule = {
  Component: React.ComponentType;
  title?: ScreenTitle<Editor>;
  /** Gives the loader of the screen for an editor area. */
  createLoader?: (editor: Editor) => RouteObject['loader'];
  createAction?: (editor: Editor) => RouteObject['action'];
};

function screen({ Component, title, createLoader, createAction }: ScreenModule, editor: Editor) {
  return {
    Component,
    handle: { title },
    loader: createLoader?.(editor),
    action: createAction?.(editor),
  };
}
