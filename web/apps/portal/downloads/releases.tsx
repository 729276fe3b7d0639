import { useLoaderData } from 'react-router';
import { releaseStates, softwareKeys } from '#contracts/support/releases.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Toolbar, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { type Portal, usePortal } from '../portal.ts';
import type { ListedRelease } from './release-operations.ts';
import { ReleasesTable } from './releases-table.tsx';

export const title = ({ texts }: Portal) => texts('portal')('releases.title');

export const createLoader =
  ({ sendOperation }: Portal) =>
  async () =>
    (await sendOperation('support', 'managedReleases')).managedReleases;

/** DLC-01, for employees: all releases in every state. */
export function Component() {
  const all = useLoaderData<ListedRelease[]>();
  const { texts, to } = usePortal();
  const t = texts('portal');
  const [query, choose] = useListQuery();
  const state = parseChoice(releaseStates, query.get('state'));
  const software = parseChoice(softwareKeys, query.get('software'));
  const shown = all.filter(
    (release) => (!state || release.state === state) && (!software || release.software === software),
  );
  const names = new Map(all.map((release) => [release.software, release.softwareName]));
  return (
    <ListScreen
      back={{ href: to('/downloads'), label: t('downloads.title') }}
      title={t('releases.title')}
      lead={t('releases.lead')}
      actions={
        <ButtonLink href={to('/downloads/releases/new')} size="compact" icon="plus">
          {t('releases.new')}
        </ButtonLink>
      }
      tools={
        <Toolbar label={t('releases.filter')}>
          <ToolbarSelect
            label={t('releases.field.software')}
            all={t('releases.filter.software')}
            value={software ?? ''}
            onChange={({ target }) => choose({ software: target.value })}
            options={[...names].map(([value, label]) => ({ value, label }))}
          />
          <ToolbarSelect
            label={t('releases.field.state')}
            all={t('releases.filter.state')}
            value={state ?? ''}
            onChange={({ target }) => choose({ state: target.value })}
            options={releaseStates.map((each) => ({ value: each, label: t(`releases.state.${each}`) }))}
          />
        </Toolbar>
      }
      total={t('releases.total', { count: shown.length })}
    >
      {shown.length > 0 ? <ReleasesTable releases={shown} /> : <EmptyState title={t('releases.none')} />}
    </ListScreen>
  );
}
