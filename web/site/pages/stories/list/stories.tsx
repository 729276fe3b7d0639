import { PageView } from '../../layout/page-view.tsx';
import type { Route } from './+types/stories.ts';
import { Topics } from './choices.tsx';
import { ListPages } from './list-pages.tsx';
import { ListSection } from './list-section.tsx';
import { loadList } from './load-list.ts';
import { NothingChosen } from './nothing-chosen.tsx';
import { StoryGrid } from './story-grid.tsx';

/** STO-01: all stories of the site, by topic, page by page. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(context, url, 'STORY');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Stories({ loaderData: { page, list, choice } }: Route.ComponentProps) {
  if (page.isLanguageUnavailable) return <PageView page={page} />;
  return (
    <>
      <PageView page={page} />
      <ListSection
        type="STORY"
        total={list.total}
        choices={<Topics categories={list.categories} choice={choice} />}
      >
        {list.items.length > 0 ? (
          <StoryGrid stories={list.items} withFirst={choice.page === 1} />
        ) : (
          <NothingChosen />
        )}
        <ListPages list={list} choice={choice} />
      </ListSection>
    </>
  );
}
