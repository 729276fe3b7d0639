import { useLoaderData } from 'react-router';
import type { ScreenTitle } from '#web/apps/frame/screens.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { useExpiringLinks } from '../expiring-links.ts';
import { type Portal, usePortal } from '../portal.ts';
import { SoftwarePanel } from './software-panel.tsx';
import type { Downloads } from './wire-flow-operations.ts';

export const title: ScreenTitle<Portal> = ({ texts }) => texts('portal')('downloads.title');

export const createLoader =
  ({ sendOperation, locale }: Portal) =>
  () =>
    sendOperation('support', 'software', { language: locale.language });

/** DLC-01: all software with its versions; without links for readers who may not download it. */
export function Component() {
  const { texts, to } = usePortal();
  const t = texts('portal');
  const { software, managesReleases } = useLoaderData<Downloads>();
  useExpiringLinks();
  return (
    <Wrap>
      <PageHead
        title={t('downloads.title')}
        lead={t('downloads.lead')}
        actions={
          managesReleases ? (
            <ButtonLink href={to('/downloads/releases')} variant="secondary" size="compact" icon="edit">
              {t('releases.manage')}
            </ButtonLink>
          ) : undefined
        }
      />
      {software.length > 0 ? (
        <Panels>
          {software.map((each) => (
            <SoftwarePanel key={each.key} software={each} />
          ))}
        </Panels>
      ) : (
        <EmptyState title={t('downloads.none')} />
      )}
    </Wrap>
  );
}
