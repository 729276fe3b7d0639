import { useLoaderData, useRevalidator } from 'react-router';
import { useLater } from '#web/apps/frame/later.ts';
import type { ScreenTitle } from '#web/apps/frame/screens.ts';
import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { loadServices } from '../dashboard/dashboard-data.ts';
import { ServiceCards } from '../dashboard/service-cards.tsx';
import { useExpiringLinks } from '../expiring-links.ts';
import { type Portal, usePortal } from '../portal.ts';
import { services } from '../service-states.ts';
import { OnPremise } from './on-premise.tsx';

export const title: ScreenTitle<Portal> = ({ texts }) => texts('portal')('service.wireFlow');

export const createLoader = (portal: Portal) => async () => {
  const others = loadServices(portal);
  const { wireFlow } = await portal.sendOperation('support', 'wireFlow');
  return { wireFlow, ...others };
};

type WireFlowData = Awaited<ReturnType<ReturnType<typeof createLoader>>>;

const related = services.filter(({ path }) => !path);

/** WFL-01. */
export function Component() {
  const t = usePortal().texts('portal');
  const { wireFlow, accesses, links } = useLoaderData<WireFlowData>();
  const { revalidate } = useRevalidator();
  useExpiringLinks();
  return (
    <Wrap>
      <PageHead title={t('service.wireFlow')} lead={t('wireFlow.lead')} />
      <Panels>
        {wireFlow.userType === 'onprem' ? (
          <OnPremise wireFlow={wireFlow} />
        ) : (
          <Cloud address={wireFlow.address} />
        )}
        <ServiceCards
          title={t('related')}
          shown={related}
          accesses={useLater(accesses)}
          links={useLater(links)}
          onRequested={revalidate}
        />
      </Panels>
    </Wrap>
  );
}

/** WFL-01: wire flow as a service; without an address it is not available yet. */
function Cloud({ address }: { address: string | null }) {
  const t = usePortal().texts('portal');
  return (
    <Panel title={t('wireFlow.cloud.title')} text={t('wireFlow.cloud.text')}>
      {address ? (
        <ButtonRow>
          <ButtonLink href={address} target="_blank" rel="noopener" iconEnd="external">
            {t('wireFlow.cloud.open')}
            <span className="visually-hidden"> ({t('wireFlow.newTab')})</span>
          </ButtonLink>
        </ButtonRow>
      ) : (
        <StatusLabel status="open">{t('state.comingsoon')}</StatusLabel>
      )}
    </Panel>
  );
}
