import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Portal, usePortal } from '../portal.ts';
import { AccessPanel } from './access-panel.tsx';
import { DeletePerson } from './delete-person.tsx';
import { InvalidPerson } from './invalid-person.tsx';
import { OrganisationsPanel } from './organisations-panel.tsx';
import type { PersonData } from './people-data.ts';
import { ProfilePanel } from './profile-panel.tsx';
import { TrailPanel } from './trail-panel.tsx';

export const title = (portal: Portal, data: unknown) =>
  (data as PersonData | undefined)?.person?.name ?? portal.texts('people')('title');

export const createLoader =
  ({ ask }: Portal) =>
  ({ params }: LoaderFunctionArgs) =>
    ask('accounts', 'person', { id: params.person ?? '' });

/** UAD-01: one person: what is known, where they belong, what they may use and what was done. */
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
        <AccessPanel person={person} />
        <TrailPanel key={person.id} person={person} />
      </Panels>
    </Wrap>
  );
}
