import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { useExpiringLinks } from '../expiring-links.ts';
import { type Portal, usePortal } from '../portal.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { DraftForm } from './draft-form.tsx';
import { ReleaseFacts } from './release-facts.tsx';
import { ReleaseHistory } from './release-history.tsx';
import type { ManagedRelease } from './release-operations.ts';
import { ReleaseStateLabel } from './release-state.tsx';
import { PublishAgain, WithdrawRelease } from './release-steps.tsx';

export const title = ({ texts }: Portal, release: unknown) => {
  const { softwareName, version } = (release ?? {}) as Partial<ManagedRelease>;
  return version ? `${softwareName} ${version}` : texts('portal')('releases.new');
};

/** Null: a new release, which only employees may create. */
export const createLoader =
  ({ sendOperation }: Portal) =>
  async ({ params }: LoaderFunctionArgs) => {
    const id = params.release ?? '';
    if (id !== 'new') return (await sendOperation('support', 'managedRelease', { id })).managedRelease;
    await sendOperation('support', 'managedReleases');
    return null;
  };

/** DLC-01, for employees: a release, which can be changed as long as it is a draft. */
export function Component() {
  const release = useLoaderData<ManagedRelease | null>();
  const { texts, to } = usePortal();
  const t = texts('portal');
  const back = { href: to('/downloads/releases'), label: t('releases.title') };
  useExpiringLinks();
  if (!release) {
    return (
      <Wrap>
        <PageHead back={back} title={t('releases.new')} lead={t('releases.new.lead')} />
        <DraftForm key="new" />
      </Wrap>
    );
  }
  const { id, softwareName, version, state, actions } = release;
  const can = (action: (typeof actions)[number]) => actions.includes(action);
  return (
    <Wrap>
      <PageHead
        back={back}
        title={`${softwareName} ${version}`}
        aside={<ReleaseStateLabel state={state} />}
        actions={
          <>
            {can('withdraw') ? <WithdrawRelease release={release} /> : null}
            {can('publish') && !can('save') ? <PublishAgain release={release} /> : null}
            {can('delete') ? <DeleteDraft release={release} /> : null}
          </>
        }
      />
      <Panels aside={<ReleaseHistory release={release} />}>
        {can('save') ? <DraftForm key={id} release={release} /> : <ReleaseFacts release={release} />}
      </Panels>
    </Wrap>
  );
}
