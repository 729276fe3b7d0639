import { type RouteObject, redirect } from 'react-router';
import { RouteFailure } from './failure.tsx';
import type { Portal } from './portal.ts';
import { Shell } from './shell.tsx';
import { Waiting } from './waiting.tsx';

/**
 * The screens of the portal. Each comes with its own script when it is opened: a module exports `Component` and, made
 * for one portal, `loader` and `action`.
 */
export function routes(portal: Portal): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <Waiting />,
      children: [
        { index: true, lazy: async () => screen(await import('./dashboard/dashboard.tsx'), portal) },
        { path: 'tickets', loader: () => redirect('/tickets/list') },
        {
          path: 'logout',
          loader: () => portal.session.signOut().then(() => null),
          element: <Waiting />,
        },
      ].map((route) => ({ errorElement: <RouteFailure />, ...route })),
    },
  ];
}

type ScreenModule = {
  Component: React.ComponentType;
  /** Gives the loader of the screen for a portal. */
  createLoader?: (portal: Portal) => RouteObject['loader'];
  createAction?: (portal: Portal) => RouteObject['action'];
};

function screen({ Component, createLoader, createAction }: ScreenModule, portal: Portal) {
  return { Component, loader: createLoader?.(portal), action: createAction?.(portal) };
}
