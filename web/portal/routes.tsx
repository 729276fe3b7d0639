import { data, type RouteObject, redirect } from 'react-router';
import type { ScreenTitle } from '#web/request/application/screen-change.ts';
import { Waiting } from '#web/ui/waiting/waiting.tsx';
import { RouteFailure } from './failure.tsx';
import { leave } from './leave.ts';
import type { Portal } from './portal.ts';
import { Shell } from './shell.tsx';

/**
 * The screens of the portal. Each comes with its own script when it is opened: a module exports `Component`, `title`
 * and, made for one portal, `loader` and `action`. What the server does not know (screens.ts) it answers with 404.
 */
export function routes(portal: Portal): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <Waiting />,
      children: [
        { index: true, lazy: async () => screen(await import('./dashboard/dashboard.tsx'), portal) },
        { path: 'account', lazy: async () => screen(await import('./account/account.tsx'), portal) },
        { path: 'wire-flow', lazy: async () => screen(await import('./wire-flow/wire-flow.tsx'), portal) },
        { path: 'downloads', lazy: async () => screen(await import('./wire-flow/downloads.tsx'), portal) },
        {
          path: 'downloads/releases',
          lazy: async () => screen(await import('./downloads/releases.tsx'), portal),
        },
        {
          path: 'downloads/releases/:release',
          lazy: async () => screen(await import('./downloads/release.tsx'), portal),
        },
        { path: 'inventory', lazy: async () => screen(await import('./inventory/inventory.tsx'), portal) },
        {
          path: 'inventory/old',
          lazy: async () => screen(await import('./inventory/old-inventory.tsx'), portal),
        },
        {
          path: 'inventory/:machine',
          lazy: async () => screen(await import('./inventory/machine.tsx'), portal),
        },
        { path: 'tickets', loader: () => redirect('/tickets/list') },
        { path: 'tickets/list', lazy: async () => screen(await import('./tickets/ticket-list.tsx'), portal) },
        {
          path: 'tickets/newticket',
          lazy: async () => screen(await import('./tickets/new-ticket.tsx'), portal),
        },
        { path: 'tickets/:ticket', lazy: async () => screen(await import('./tickets/ticket.tsx'), portal) },
        { path: 'user-admin', lazy: async () => screen(await import('./people/people.tsx'), portal) },
        { path: 'user-admin/invite', lazy: async () => screen(await import('./people/invite.tsx'), portal) },
        { path: 'user-admin/:person', lazy: async () => screen(await import('./people/person.tsx'), portal) },
        { path: 'logout', loader: () => leave(portal.session, portal.home), element: <Waiting /> },
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
  title?: ScreenTitle<Portal>;
  /** Gives the loader of the screen for a portal. */
  createLoader?: (portal: Portal) => RouteObject['loader'];
  createAction?: (portal: Portal) => RouteObject['action'];
};

function screen({ Component, title, createLoader, createAction }: ScreenModule, portal: Portal) {
  return {
    Component,
    handle: { title },
    loader: createLoader?.(portal),
    action: createAction?.(portal),
  };
}
