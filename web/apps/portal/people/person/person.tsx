import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Portal, usePortal } from '../../portal.ts';
import { AccessPanel } from '../access/access-panel.tsx';
import type { PersonData } from '../people-data.ts';
import { DeletePerson } from './delete-person.tsx';
import { OrganisationsPanel } from './organisations-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { TrailPanel } from './trail-panel.tsx';

export const title = (portal: Portal, data: unknown) =>
  (data as PersonData | undefined)?.person?.name ?? portal.texts('people')('title');

export const createLoader =
  ({ sendOperation }: Portal) =>
  ({ params }: LoaderFunctionArgs) =>
    sendOperation('accounts', 'person', { id: params.person ?? '' });

/** UAD-01: the page of one person: profile, organisations, applications and history. */
export function Component() {
  const { person, organisations } = useLoaderData<PersonData>();
  const { texts, to, viewer } = usePortal();
  const t = texts('people');
  if (!person) return <InvalidPerson />;
  const isOneself = person.id === viewer.id;
  return (
    <Wrap>
      <PageHead
        back={{ href: to('/user-admin'), label: t('title') }}
        title={person.name || person.email}
        lead={person.hasAccount ? person.email : t('noAccount', { email: person.email })}
        actions={isOneself ? undefined : <DeletePerson person={person} />}
      />
      <Panels
        aside={
          <>
            <ProfilePanel person={person} />
            <OrganisationsPanel person={person} organisations={organisations} />
          </>
        }
      >
        <SignInPanel person={person} />
        <AccessPanel person={person} />
        <TrailPanel key={person.id} person={person} />
      </Panels>
    </Wrap>
  );
}

/** UAD-03: a person who does not exist and a person who may not be seen look the same. */
function InvalidPerson() {
  const { texts, to, name } = usePortal();
  const t = texts('people');
  return (
    <ErrorFrame
      overline={name}
      title={t('invalid.title')}
      message={t('invalid.text')}
      actions={<ButtonLink href={to('/user-admin')}>{t('toList')}</ButtonLink>}
    />
  );
}
