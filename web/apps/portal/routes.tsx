import { type RouteObject, redirect } from 'react-router';
import { absent, screenRoute } from '#web/apps/frame/screen-route.ts';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import { RouteFailure } from './failure.tsx';
import { FirstWaiting } from './first-waiting.tsx';
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
      children: [
        { index: true, lazy: async () => screenRoute(await import('./dashboard/dashboard.tsx'), portal) },
        { path: 'account', lazy: async () => screenRoute(await import('./account/account.tsx'), portal) },
        {
          path: 'wire-flow',
          lazy: async () => screenRoute(await import('./wire-flow/wire-flow.tsx'), portal),
        },
        {
          path: 'downloads',
          lazy: async () => screenRoute(await import('./wire-flow/downloads.tsx'), portal),
        },
        {
          path: 'downloads/releases',
          lazy: async () => screenRoute(await import('./downloads/releases.tsx'), portal),
        },
        {
          path: 'downloads/releases/:release',
          lazy: async () => screenRoute(await import('./downloads/release.tsx'), portal),
        },
        {
          path: 'inventory',
          lazy: async () => screenRoute(await import('./inventory/inventory.tsx'), portal),
        },
        {
          path: 'inventory/old',
          lazy: async () => screenRoute(await import('./inventory/old-inventory.tsx'), portal),
        },
        {
          path: 'inventory/:machine',
          lazy: async () => screenRoute(await import('./inventory/machine.tsx'), portal),
        },
        { path: 'tickets', loader: () => redirect('/tickets/list') },
        {
          path: 'tickets/list',
          lazy: async () => screenRoute(await import('./tickets/ticket-list.tsx'), portal),
        },
        {
          path: 'tickets/newticket',
          lazy: async () => screenRoute(await import('./tickets/new-ticket.tsx'), portal),
        },
        {
          path: 'tickets/:ticket',
          lazy: async () => screenRoute(await import('./tickets/ticket.tsx'), portal),
        },
        { path: 'user-admin', lazy: async () => screenRoute(await import('./people/people.tsx'), portal) },
        {
          path: 'user-admin/invite',
          lazy: async () => screenRoute(await import('./people/invite.tsx'), portal),
        },
        {
          path: 'user-admin/:person',
          lazy: async () => screenRoute(await import('./people/person.tsx'), portal),
        },
        { path: 'logout', loader: () => leave(portal.session, portal.home), element: <Waiting /> },
        { path: '*', loader: absent, element: null },
      ].map((route) => ({
        errorElement: <RouteFailure />,
        hydrateFallbackElement: <FirstWaiting />,
        ...route,
      })),
    },
  ];
}
