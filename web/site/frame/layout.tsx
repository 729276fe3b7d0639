import { isRouteErrorResponse, Outlet, useMatches, useRouteError } from 'react-router';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { loadNavigation } from '#web/site/data/navigation/navigation.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { lookUpDirect } from '#web/site/visit/middleware.ts';
import type { Route } from './+types/layout.ts';
import { ErrorPage } from './error-page.tsx';
import { Frame } from './frame.tsx';

export const middleware = [lookUpDirect];

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { navigation: await loadNavigation(context.get(contentContext), visit) };
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  const leaf = useMatches().at(-1)?.loaderData as { frame?: FrameData } | undefined;
  return (
    <Frame navigation={loaderData.navigation} page={leaf?.frame}>
      <Outlet />
    </Frame>
  );
}

/** An error of a page leaves the frame around it, so that the visitor can go on. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const error = useRouteError();
  // Without navigation there is no frame: the root's boundary renders the error without any data.
  if (!loaderData) throw error;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined;
  return (
    <Frame navigation={loaderData.navigation}>
      <ErrorPage status={status} message={message} />
    </Frame>
  );
}
