import type { ResultOf } from 'gql.tada';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type WayToAsk, waysToAsk } from '#contracts/identity/joining.ts';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { SegmentedLinks } from '#web/design/segmented-control/segmented-control.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { type Portal, usePortal } from '../portal.ts';
import { AskToJoin } from './ask-to-join.tsx';
import styles from './company.module.css';
import type { operations } from './company-operations.ts';
import { JoinByEmail } from './join-by-email.tsx';

export const title = (portal: Portal) => portal.texts('portal')('company.title');

export const createLoader =
  ({ sendOperation }: Portal) =>
  async ({ request }: LoaderFunctionArgs) => {
    const chosen = new URL(request.url).searchParams.get('way');
    const way: WayToAsk = waysToAsk.find((one) => one === chosen) ?? 'serialNumber';
    return { ...(await sendOperation('accounts', 'company')), way };
  };

type CompanyData = ResultOf<(typeof operations)['accounts']['company']> & { way: WayToAsk };

/**
 * UAD-01: somebody who belongs to no company names it: by e-mail address, a machine's serial number, its
 * name, or its customer number.
 */
export function Component() {
  const { me, joinRequests, joinOffers, way } = useLoaderData<CompanyData>();
  const { texts, viewer, to, toSite, locale } = usePortal();
  const t = texts('portal');
  const organisations = listFormat(
    me.organisations.map(({ name }) => name),
    locale,
  );
  return (
    <Wrap>
      <PageHead
        title={t('company.title')}
        lead={
          organisations
            ? t('company.belongs', { organisations })
            : t('company.lead', { name: viewer.fullName, email: viewer.email })
        }
      />
      <Panels>
        <OpenRequests requests={joinRequests} />
        {joinOffers.map((offer) => (
          <JoinByEmail key={offer.id} offer={offer} />
        ))}
        <Panel title={t(joinOffers.length > 0 ? 'company.other' : 'company.find')}>
          <div className={styles.ways}>
            <SegmentedLinks
              label={t('company.way')}
              value={way}
              options={waysToAsk.map((value) => ({
                value,
                label: t(`company.way.${value}`),
                href: to(`/company?way=${value}`),
              }))}
            />
          </div>
          <AskToJoin key={way} way={way} />
        </Panel>
        <p>
          <TextLink href={toSite('/contact')}>{t('toSupport')}</TextLink>
        </p>
      </Panels>
    </Wrap>
  );
}

function OpenRequests({ requests }: { requests: CompanyData['joinRequests'] }) {
  const { texts } = usePortal();
  const t = texts('portal');
  if (requests.length === 0) return null;
  return (
    <Panel title={t('company.open')}>
      <ul className={styles.requests}>
        {requests.map(({ id, way, value, askedAt }) => (
          <li key={id}>
            {t(`company.way.${way}`)} <strong translate="no">{value}</strong>
            {' · '}
            <span className="muted">
              <DateTime at={askedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
