import { useLoaderData, useRevalidator } from 'react-router';
import { useLater } from '#web/apps/frame/later.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Portal, usePortal } from '../portal.ts';
import { services } from '../service-states.ts';
import styles from './dashboard.module.css';
import { type DashboardData, loadDashboard } from './dashboard-data.ts';
import { NumberRow } from './number-row.tsx';
import { RecentTickets } from './recent-tickets.tsx';
import { ServiceCards } from './service-cards.tsx';

export const createLoader = (portal: Portal) => () => loadDashboard(portal);

/** UAD-01: nothing can be seen until somebody at the company agrees; this links to the form for naming it. */
function NoCompany() {
  const { texts, to } = usePortal();
  const t = texts('portal');
  return (
    <Panel
      title={t('company.nowhere')}
      text={t('company.nowhere.text')}
      actions={<ButtonLink href={to('/company')}>{t('company.find')}</ButtonLink>}
    />
  );
}

/** POR-01. */
export function Component() {
  const { viewer, texts } = usePortal();
  const t = texts('portal');
  const data = useLoaderData<DashboardData>();
  const accesses = useLater(data.accesses);
  const links = useLater(data.links);
  const { revalidate } = useRevalidator();
  return (
    <Wrap>
      <PageHead title={t('greeting', { name: viewer.fullName })} lead={t('lead')} />
      <div className={styles.parts}>
        {accesses?.belongsNowhere ? <NoCompany /> : null}
        <NumberRow tickets={data.tickets} machines={data.machines} requests={data.requests} />
        <ServiceCards
          title={t('services')}
          shown={services}
          accesses={accesses}
          links={links}
          onRequested={revalidate}
        />
        {data.tickets ? <RecentTickets tickets={data.tickets} /> : null}
      </div>
    </Wrap>
  );
}
