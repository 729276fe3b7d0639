import { PageView } from '../../layout/page-view.tsx';
import type { Route } from './+types/releases.ts';
import { ReleaseKinds } from './choices.tsx';
import { ListPages } from './list-pages.tsx';
import { ListSection } from './list-section.tsx';
import { loadList } from './load-list.ts';
import { NothingChosen } from './nothing-chosen.tsx';
import { ReleaseRows } from './release-rows.tsx';

/** STO-02: all media releases of the site; those under the ad hoc rules are labelled and can be filtered. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(context, url, 'MEDIA_RELEASE');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Releases({ loaderData: { page, list, choice } }: Route.ComponentProps) {
  if (page.isLanguageUnavailable) return <PageView page={page} />;
  return (
    <>
      <PageView page={page} />
      <ListSection type="MEDIA_RELEASE" total={list.total} choices={<ReleaseKinds choice={choice} />}>
        {list.items.length > 0 ? <ReleaseRows releases={list.items} /> : <NothingChosen />}
        <ListPages list={list} choice={choice} />
      </ListSection>
    </>
  );
}
