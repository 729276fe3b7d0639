import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { ButtonLink } from '#web/design/button/button.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { NothingListed } from '../../lists/nothing-listed.tsx';
import { type Portal, usePortal } from '../../portal.ts';
import type { PeopleData } from '../people-data.ts';
import styles from './people.module.css';
import { isNarrowed, parseFilters } from './people-choice.ts';
import { PeopleTable } from './people-table.tsx';
import { PeopleTools } from './people-tools.tsx';

export const title = (portal: Portal) => portal.texts('people')('title');

export const createLoader =
  ({ sendOperation }: Portal) =>
  ({ request }: LoaderFunctionArgs) =>
    sendOperation('accounts', 'people', parseFilters(new URL(request.url).searchParams));

/** UAD-01: the people that the administrator manages. */
export function Component() {
  const { people, organisations, waitingRequests } = useLoaderData<PeopleData>();
  const { texts, to } = usePortal();
  const t = texts('people');
  return (
    <ListScreen
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          {waitingRequests > 0 ? (
            <ButtonLink href={to('/user-admin/requests')} size="compact" variant="secondary">
              {t('waiting.title', { count: waitingRequests })}
            </ButtonLink>
          ) : null}
          <ButtonLink href={to('/user-admin/joining')} size="compact" variant="secondary">
            {t('joining.title')}
          </ButtonLink>
          <ButtonLink href={to('/user-admin/invite-many')} size="compact" variant="secondary">
            {t('invite.many')}
          </ButtonLink>
          <ButtonLink href={to('/user-admin/invite')} size="compact" icon="plus">
            {t('invite')}
          </ButtonLink>
        </>
      }
      tools={<PeopleTools organisations={organisations} />}
      total={t('total', { count: people.total })}
      pages={<Pages people={people} />}
    >
      {people.items.length > 0 ? <PeopleTable people={people.items} /> : <NoPeople />}
    </ListScreen>
  );
}

function NoPeople() {
  const { texts, to } = usePortal();
  const [query, setQuery] = useSearchParams();
  return (
    <NothingListed
      of="people"
      onClear={isNarrowed(parseFilters(query)) ? () => setQuery({}) : undefined}
      action={<ButtonLink href={to('/user-admin/invite')}>{texts('people')('invite')}</ButtonLink>}
    />
  );
}

function Pages({ people: { hasNextPage, endCursor } }: Pick<PeopleData, 'people'>) {
  const { texts, to } = usePortal();
  const t = texts('people');
  const [query] = useSearchParams();
  const at = (after: string | null) => {
    const next = new URLSearchParams(query);
    if (after) next.set('after', after);
    else next.delete('after');
    return to(`/user-admin${next.size > 0 ? `?${next}` : ''}`);
  };
  if (!hasNextPage && !query.has('after')) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {query.has('after') ? (
        <TextLink href={at(null)} back>
          {t('pages.first')}
        </TextLink>
      ) : null}
      {hasNextPage ? <TextLink href={at(endCursor)}>{t('pages.next')}</TextLink> : null}
    </nav>
  );
}
