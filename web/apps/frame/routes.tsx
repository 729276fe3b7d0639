import type { ComponentType } from 'react';
import { data, type LoaderFunctionArgs, type RouteObject, redirect, useRouteError } from 'react-router';
import type { Application } from './application.ts';
import { importWhenConnected, loadWhenConnected } from './connection/when-connected.ts';
import type { ScreenHandle } from './screen-change.ts';
import type { Screen, ScreenTable } from './screens.ts';

/**
 * The components around the screens of an application, in their place while the first one loads, and where
 * one fails.
 */
type Frame = {
  readonly Shell: ComponentType;
  readonly Waiting: ComponentType;
  readonly Failure: ComponentType<{ error: unknown }>;
};

/**
 * The routes of an application: one for each row of its table. Each screen's script is loaded when it is
 * opened.
 */
export function createRoutes<Whole extends Application>(
  table: ScreenTable<Whole, unknown>,
  application: Whole,
  { Shell, Waiting, Failure }: Frame,
): RouteObject[] {
  const around = { errorElement: <RouteFailure Failure={Failure} />, hydrateFallbackElement: <Waiting /> };
  const screens = table.map((row) =>
    'redirect' in row
      ? { path: row.path, loader: () => redirect(`/${row.redirect}`) }
      : { path: row.path, lazy: () => loadScreen(row, application) },
  );
  const other = { path: '*', loader: absent, element: null };
  return [
    {
      element: <Shell />,
      errorElement: around.errorElement,
      children: [...screens, other].map((route) => ({ ...around, ...route })),
    },
  ];
}

async function loadScreen<Whole>({ load }: Screen<Whole, unknown>, application: Whole) {
  const { Component, title, createLoader, createAction } = await importWhenConnected(load);
  const handle: ScreenHandle<Whole> = { title, hasLoader: createLoader !== undefined };
  const loader = createLoader?.(application);
  return {
    Component,
    handle,
    loader:
      typeof loader === 'function'
        ? (args: LoaderFunctionArgs, context?: unknown) =>
            loadWhenConnected(async () => loader(args, context), args.request.signal)
        : loader,
    action: createAction?.(application),
  };
}

/** For addresses without a screen; the server responds with 404 to them, by the same table. */
function absent(): never {
  throw data('Page not found', { status: 404 });
}

function RouteFailure({ Failure }: Pick<Frame, 'Failure'>) {
  return <Failure error={useRouteError()} />;
}
