import { useLoaderData, useRevalidator } from 'react-router';
import type { ScreenTitle } from '#web/apps/frame/screens.ts';
import { DataList } from '#web/design/data-list/data-list.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { type Portal, usePortal } from '../portal.ts';
import type { Account, SignIn } from './account-operations.ts';
import { DeletePanel } from './delete-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export const title: ScreenTitle<Portal> = ({ texts }) => texts('account')('title');

export const createLoader =
  ({ sendOperation }: Portal) =>
  () =>
    sendOperation('accounts', 'account');

/**
 * ACC-01. Employees see everything, and change their language and how they sign in; people who sign in with
 * an external tenant change the language only.
 */
export function Component() {
  const t = usePortal().texts('account');
  const { me: account, signIn } = useLoaderData<{ me: Account; signIn: SignIn }>();
  const { revalidate } = useRevalidator();
  return (
    <Wrap>
      <PageHead title={t('title')} lead={t('lead')} />
      <Panels aside={<OrganisationsPanel organisations={account.organisations} />}>
        <ProfilePanel account={account} onSaved={revalidate} />
        {account.isKeptElsewhere ? null : (
          <>
            <EmailPanel email={account.email} />
            {signIn.hasPassword ? <PasswordPanel onChanged={revalidate} /> : null}
          </>
        )}
        {signIn.isHere ? (
          <>
            <SecondFactorPanel signIn={signIn} onChanged={revalidate} />
            <SessionsPanel sessions={signIn.sessions} onChanged={revalidate} />
          </>
        ) : null}
        {account.isKeptElsewhere ? null : <DeletePanel account={account} />}
      </Panels>
    </Wrap>
  );
}

/** The organisations of the person, which only administrators can change. */
function OrganisationsPanel({ organisations }: Pick<Account, 'organisations'>) {
  const { texts, locale } = usePortal();
  const t = texts('account');
  if (organisations.length === 0)
    return <Panel title={t('organisations.title')} text={t('organisations.none')} />;
  return (
    <Panel title={t('organisations.title')}>
      <DataList
        items={organisations.map(({ id, name, locations }) => ({
          key: id,
          term: id,
          value: [
            name,
            listFormat(
              locations.map((location) => location.name),
              locale,
              'plain',
            ),
          ]
            .filter(Boolean)
            .join(' – '),
        }))}
      />
    </Panel>
  );
}
