import { Blocks } from '../layout/blocks.tsx';
import { PageView } from '../layout/page-view.tsx';
import type { Route } from './+types/locations.ts';
import { LocalExperts } from './experts/local-experts.tsx';
import { loadLocationsPage } from './load-locations.ts';
import { LocationsSection } from './locations-section.tsx';

/** LOK-01: where the company is, whom to ask there, and how to get there. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadLocationsPage(context, url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Locations({ loaderData: { page, locations, choice } }: Route.ComponentProps) {
  if (page.isLanguageUnavailable) return <PageView page={page} />;
  const [opening, ...blocks] = page.blocks;
  return (
    <>
      <PageView page={{ ...page, blocks: opening ? [opening] : [] }} />
      <LocalExperts locations={locations} />
      <LocationsSection locations={locations} choice={choice} />
      <Blocks blocks={blocks} />
    </>
  );
}
