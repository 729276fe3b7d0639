import { data, type RouteObject } from 'react-router';
import type { ScreenHandle, ScreenTitle } from './screen-change.ts';

/** What the module of a screen exports: its component, its title and, made for one application, what it loads and does. */
type ScreenModule<Application> = {
  readonly Component: React.ComponentType;
  readonly title?: ScreenTitle<Application>;
  readonly createLoader?: (application: Application) => RouteObject['loader'];
  readonly createAction?: (application: Application) => RouteObject['action'];
};

/** The part of a route that comes with the script of its screen. */
export function screenRoute<Application>(
  { Component, title, createLoader, createAction }: ScreenModule<Application>,
  application: Application,
) {
  const handle: ScreenHandle<Application> = { title, hasLoader: createLoader !== undefined };
  return {
    Component,
    handle,
    loader: createLoader?.(application),
    action: createAction?.(application),
  };
}

/** For addresses at which an application has no screen. */
export function absent(): never {
  throw data('Page not found', { status: 404 });
}
