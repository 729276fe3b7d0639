import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import type { Application } from './application.ts';
import { setWanted } from './connection/wanted-screen.ts';
import type { ScreenTitle } from './screens.ts';

/** The handle of a screen's route; undefined where there is no screen. */
export type ScreenHandle<Whole> = {
  readonly title?: ScreenTitle<Whole> | undefined;
  /** Whether it has a loader; if that failed, there is no data for the title. */
  readonly hasLoader: boolean;
};

/** A screen changes without a new page, so the title is set and focus moves to the content here (WCAG 2.4.3). */
export function useScreenChange(application: Application): void {
  const { name } = application;
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as ScreenHandle<Application> | undefined;
  const isThere = !handle?.hasLoader || match?.loaderData !== undefined;
  const title = isThere ? handle?.title?.(application, match?.loaderData) : undefined;
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = title ? `${title} – ${name}` : name;
  }, [title, name]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Shows the frame's loading bar while a screen is loading; returns whether one is. */
export function useLoadingBar(): boolean {
  const { state, location: next } = useNavigation();
  const isLoading = state !== 'idle';
  useEffect(() => {
    setWanted(next && next.pathname + next.search + next.hash);
  }, [next]);
  useEffect(() => {
    if (!isLoading) return undefined;
    document.dispatchEvent(new CustomEvent('ui-loading:start'));
    return () => {
      document.dispatchEvent(new CustomEvent('ui-loading:end'));
    };
  }, [isLoading]);
  return isLoading;
}
